//! The messages in French: data only, checked for completeness by the compiler and by tests.

use super::Messages;
use crate::Code;
#[cfg(not(target_arch = "wasm32"))]
use crate::report::edge::EdgeSentence;
use crate::report::reason::{Clue, Reason};
use crate::report::sentence::Sentence;

/// The messages in French.
pub static FRENCH: Messages = Messages {
    language: "fr",
    sentence,
    reason,
    clue,
    explanation,
    #[cfg(not(target_arch = "wasm32"))]
    edge,
    texts: TEXTS,
};

fn sentence(id: Sentence) -> &'static str {
    use Sentence::*;
    match id {
        NoValue => "Une valeur JSON est attendue ici.",
        NoValueOrBracket => "Une valeur JSON ou `]` est attendu ici.",
        NoKey => {
            "Un nom entre guillemets doubles est attendu ici. Aucune virgule ne peut précéder une accolade fermante."
        }
        NoKeyOrBrace => "Un nom entre guillemets doubles ou `}` est attendu ici.",
        NoColon => "Un deux-points est attendu entre le nom et sa valeur.",
        NoCommaOrBrace => "Une virgule ou `}` est attendu ici.",
        NoCommaOrBracket => "Une virgule ou `]` est attendu ici.",
        NoDigit => "Un chiffre est attendu ici. Les nombres s'écrivent comme -12.5e3.",
        NoNumberEnd => {
            "Le nombre doit se terminer ici. Les nombres s'écrivent comme -12.5e3, sans zéro initial."
        }
        NoEscape => {
            "Ce n'est pas une séquence d'échappement JSON. JSON connaît \\\" \\\\ \\/ \\b \\f \\n \\r \\t et \\u."
        }
        NoHexDigit => "Quatre chiffres hexadécimaux sont attendus après \\u.",
        NoQuote => "La chaîne n'est pas fermée. Un guillemet double est attendu ici.",
        RawControl => {
            "Une chaîne contient un caractère de contrôle. JSON exige une séquence d'échappement comme \\n."
        }
        NoEnd => "Du texte suit le document. Une seule valeur JSON est autorisée.",
        NotUtf8 => "Ces octets ne sont pas de l'UTF-8. JSON doit être encodé en UTF-8.",
        NotUtf8Query => {
            "Ces caractères ne sont pas de l'UTF-8 encodé en pourcentage. Encodez la requête en UTF-8, et % en %25."
        }
        LoneSurrogateReceived => {
            "C'est la moitié d'une paire de substitution, pas un caractère. Signalez-le au service."
        }
        LoneSurrogate => {
            "C'est la moitié d'une paire de substitution, pas un caractère. Complétez-la ou supprimez-la."
        }
        ByteOrderMark => {
            "Le texte commence par un indicateur d'ordre des octets (U+FEFF). Supprimez-le."
        }
        TooDeep => {
            "L'entrée dépasse la limite de {number} niveaux. Simplifiez-la ou augmentez l'option `limits.depth`."
        }
        TooLarge => {
            "L'entrée dépasse la limite de {number} octets. Raccourcissez-la ou augmentez l'option `limits.bytes`."
        }
        NotSerializable => {
            "Cette valeur ne peut pas s'écrire en JSON. JSON n'a ni cycles, ni BigInt, ni fonctions, ni symboles."
        }

        Type => "{field} doit être {type}.",
        TypeReceived => "{field} devrait être {type}.",
        TypeCount => "{field} doit être un nombre entier, 0 ou plus.",
        Enum => "{field} a une valeur non autorisée. Utilisez {values}.",
        EnumReceived => "{field} a une valeur que la documentation de l'API ne mentionne pas.",
        EmptyEnum => "Le champ {field} est vide. Utilisez {values}.",
        EmptyEnumReceived => "Le champ {field} est vide. La valeur devrait être {values}.",
        EmptyList => "Le champ {field} est vide. {need}",
        EmptyText => "Le champ {field} est vide.",
        EmptyTextWhy => "Le champ {field} est vide. {why}",
        Email => {
            "{field} n'est pas une adresse e-mail valide. Saisissez une adresse comme name@example.com."
        }
        EmailReceived => "{field} n'est pas une adresse e-mail valide.",
        Timestamp => {
            "{field} n'est pas une date et heure valide. La documentation de l'API montre la forme YYYY-MM-DDTHH:MM:SS.ffffff."
        }
        TimestampOffset => {
            "{field} contient un fuseau horaire. La documentation de l'API montre des dates sans fuseau."
        }
        Decimal => {
            "{field} n'est pas un nombre décimal. La documentation de l'API montre la forme \"0.8\"."
        }
        Exclusive => "{field} et {other} s'excluent. Supprimez l'un des deux.",

        Required => "Il manque {field}. {why}",
        RequiredEnum => "Il manque {field}. Utilisez {values}.",
        Removed => "La version {removed_in} a supprimé {field}. {instead}",
        Deprecated => "{field} est déprécié et disparaît en version {removed_in}. {instead}",
        NotYet => "La version {since} a introduit {field}. Supprimez-le ou utilisez cette version.",
        NotYetReceived => {
            "La version {since} a introduit {field}. Ce document est lu comme une version antérieure."
        }
        Irrelevant => "{field} ne s'applique que si {discriminator} vaut {beside}. Supprimez-le.",
        IrrelevantReceived => "{field} ne s'applique que si {discriminator} vaut {beside}.",
        Unexpected => {
            "{name} n'est pas attendu ici. Si {discriminator} est {alone}, seuls {carried} sont attendus."
        }
        Undocumented => {
            "La documentation de l'API ne mentionne pas {name}. Vérifiez l'orthographe."
        }
        UndocumentedReceived => "La documentation de l'API ne mentionne pas {name} ici.",
        Repeated => "{name} figure plusieurs fois dans cet objet. Gardez-en un seul.",
        RepeatedReceived => "{name} figure plusieurs fois dans cet objet.",
        QueryInUrl => {
            "Ceci est une URL, pas une requête. Passez la partie après le point d'interrogation, ou un objet URL."
        }
        QueryNot => {
            "Ceci n'est pas une requête. Passez des paramètres comme a=1&b=2, encodés en pourcentage."
        }
        RepeatedQuery => "{name} figure plusieurs fois dans la requête. Gardez-en un seul.",

        EntriesNowhere => {
            "L'option `entries` ne mène à rien dans ce document. Elle doit mener à un tableau."
        }
        EntriesNoArray => "L'option `entries` doit mener à un tableau.",
        EntriesAmbiguous => {
            "Plusieurs champs pourraient contenir les entrées. Choisissez-en un avec l'option `entries`, par exemple `/data`."
        }
        EntriesBehind => {
            "Les entrées sont supposées se trouver à {pointer}. La structure d'une page n'est pas documentée ({lists})."
        }
        NoEntries => {
            "Aucune entrée n'a été trouvée, donc aucune n'a été vérifiée. La structure d'une page n'est pas documentée ({lists})."
        }

        DidYouMean => "Vouliez-vous dire {near}\u{a0}?",
        DidYouMeanCase => {
            "Vouliez-vous dire {near}\u{a0}? Les majuscules et les minuscules comptent."
        }
        EmailRule => {
            "Pas d'espaces, et après le @ seulement des lettres, chiffres, points et traits d'union."
        }
        Why => "{why}",
        Apart => "{apart}",
        WhichCounts => "Il n'est pas défini lequel compte.",

        NoDocument => {
            "Il n'y a pas de document\u{a0}: l'entrée est `undefined`. Passez un texte, des octets ou une valeur."
        }
        NotPlain => {
            "Cette valeur n'est ni un objet simple ni un tableau. Passez ce que JSON peut exprimer, pas une Date, une Map ou une Promise."
        }
        EmptyDocument => "Le texte est vide. Passez un document JSON.",
        HtmlPage => "C'est une page HTML, pas du JSON. Vérifiez l'URL dont elle provient.",
        Compressed => "Ces octets sont compressés avec gzip. Décompressez-les d'abord.",
        SeveralDocuments => {
            "Un autre document suit le premier. Écrivez chacun sur sa propre ligne et lisez les lignes une à une."
        }
        JsonInString => {
            "C'est une chaîne qui contient du JSON. Analysez {field} d'abord, ou encodez une seule fois."
        }
        Elsewhere => "Un autre champ, qui n'est pas affiché ici, contient une erreur.",
        TakeOut => "Supprimer {field}",
        WriteValue => "Remplacer par {near}",
        Rename => "Renommer en {near}",

        CallRemoved => "La version {endpoint_removed_in} a supprimé {endpoint}. {endpoint_instead}",
        CallNotYet => "La version {endpoint_since} a introduit {endpoint}. Utilisez cette version.",
        CallElsewhere => {
            "L'URL est vide ou ne se trouve pas sous l'adresse de base de l'API. Vérifiez l'URL ou l'option `baseUrl`."
        }
        CallUnknown => {
            "La documentation de l'API ne mentionne pas ce chemin. Vérifiez-en chaque partie."
        }
        CallMethod => {
            "La documentation de l'API ne mentionne pas cette méthode pour ce chemin. Utilisez {methods}."
        }
        UnknownVersion => {
            "L'en-tête {header} ne désigne pas une version documentée. Utilisez {versions}."
        }
        HeaderMissing => "Il manque l'en-tête {header}. {header_why}",
        HeaderEmpty => "L'en-tête {header} est vide. {header_why}",
        HeaderRepeated => "L'en-tête {header} a plus d'une valeur. Envoyez-en une seule.",
        HeaderUndocumented => {
            "La documentation de l'API ne mentionne pas cet en-tête. Vérifiez l'orthographe."
        }
        BodyUnexpected => {
            "La documentation de l'API ne montre pas de corps pour ce point de terminaison. Supprimez-le."
        }
        BodyMissing => {
            "Il manque le corps. Ce point de terminaison attend un document du type {shape}."
        }
        VersionValues => {
            "La documentation de l'API ne dit pas quelles valeurs sont acceptées. Voici ses versions datées."
        }

        ComplementMalformed => {
            "Le complément est illisible. Passez-le tel que la conversion précédente l'a rendu."
        }
        ComplementForeign => {
            "Le complément appartient à un autre type de document, à d'autres versions ou à une autre valeur de {option}. Passez celui de ce document."
        }
        ComplementOrphan => {
            "Une partie du complément ne correspond à rien dans ce document. Passez celui de ce document, ou utilisez `onOrphan: 'drop'`."
        }
        ComplementDropped => {
            "Une partie du complément ne correspond à rien dans ce document. Passez celui de ce document, ou utilisez `onLoss: 'report'`."
        }
        ComplementGivesWay => {
            "Le complément contient une autre valeur pour cela. Supprimez celle-ci, ou utilisez `onLoss: 'report'`."
        }
        Lost => {
            "L'autre version n'a pas de place pour cela. Supprimez-le, ou utilisez `onLoss: 'report'`."
        }
    }
}

fn reason(id: Reason) -> &'static str {
    match id {
        Reason::Moved | Reason::Merged | Reason::Restored => "",
        Reason::Missing => "{version} exige {field}. {why}",
        Reason::Mistyped => "{version} attend un autre type de valeur dans {field}.",
        Reason::Misformed => "{version} attend un texte d'une autre forme dans {field}.",
        Reason::UnknownValue => "{version} n'autorise pas cette valeur dans {field}.",
        Reason::Exclusive => "{version} n'autorise pas {field} et {other} ensemble.",
        Reason::Unnamed => "{remark}",
        Reason::NoValue => {
            "{field} n'a pas de valeur que {other} peut contenir, et {version} n'a pas de {field}."
        }
        Reason::NoValueThere => {
            "{field} n'a pas de valeur à {option} que {other} peut contenir, et {version} n'a pas de {field}."
        }
        Reason::NoBuilding => {
            "{option} passe par un tableau et on ne sait donc pas comment construire {other} autour de cette valeur, et {version} n'a pas de {field}."
        }
        Reason::Kept => "{other} est conservé et ne contient pas cette valeur.",
        Reason::Beside => {
            "{version} ne garde qu'une valeur de {field}, donc cette partie est perdue."
        }
        Reason::Replaced => {
            "{field} a un autre type de valeur, donc la valeur de {other} le remplace."
        }
        Reason::Undone => {
            "Cela vient d'un complément, mais le document précédent n'avait pas de place pour cela."
        }
        Reason::GivesWay => {
            "Le complément contient un autre {field}. Celui du document est conservé."
        }
        Reason::Later => {
            "{version} a introduit {field}. La version précédente n'a pas de place pour cela."
        }
        Reason::Gone => "{version} a supprimé {field} et n'a pas de place pour cela.",
        Reason::OrphanedEntry => {
            "Les données du complément pour l'entrée {entry} ne correspondent à rien dans ce document."
        }
        Reason::OrphanedItem => {
            "Les données du complément pour l'article {item} de l'entrée {entry} ne correspondent à rien dans ce document."
        }
    }
}

fn clue(id: Clue) -> &'static str {
    match id {
        Clue::Removed => "{version} a supprimé {field}.",
        Clue::Later => "{version} a introduit {field}.",
        Clue::Missing => "{version} contient toujours {field}.",
        Clue::Value => "{version} n'autorise pas cette valeur dans {field}.",
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn edge(id: EdgeSentence) -> &'static str {
    match id {
        EdgeSentence::UpdateMethod => {
            "Cette méthode n'est pas acceptée. Envoyez les mises à jour avec POST."
        }
        EdgeSentence::UpdateContentType => {
            "Ce type de contenu n'est pas accepté. Envoyez la mise à jour avec `content-type: application/json` en UTF-8."
        }
        EdgeSentence::UpdateContentEncoding => {
            "Cet encodage de contenu n'est pas accepté. Envoyez la mise à jour sans encodage."
        }
        EdgeSentence::UpdateTooLarge => "Le corps est trop volumineux. Envoyez-en un plus petit.",
        EdgeSentence::UpdateTimeout => {
            "Le corps a mis trop de temps à arriver. Envoyez-le à nouveau."
        }
        EdgeSentence::UpdateIncomplete => {
            "Le corps s'est terminé trop tôt. Envoyez-le à nouveau en entier."
        }
        EdgeSentence::UpdateUnverified => {
            "La mise à jour n'a pas pu être vérifiée. Vérifiez sa signature."
        }
        EdgeSentence::UpdateUnreadable => {
            "Le corps est illisible. Envoyez un document JSON en UTF-8."
        }
        EdgeSentence::UpdateInvalid => {
            "Cette mise à jour ne correspond pas à la documentation de l'API. Corrigez ce que liste `errors`."
        }
        EdgeSentence::UpdateBusy => {
            "Cette mise à jour est déjà en cours de traitement. Envoyez-la à nouveau plus tard."
        }
        EdgeSentence::UpdateFailed => {
            "Le récepteur a échoué. Envoyez la mise à jour à nouveau plus tard."
        }
        EdgeSentence::CallNotListed => {
            "Le service utilise la version {version}, qui n'a pas ce point de terminaison."
        }
        EdgeSentence::CallUnknownVersion => {
            "L'en-tête {version_header} ne désigne pas une version documentée. Envoyez-le une seule fois avec {versions}, ou omettez-le."
        }
        EdgeSentence::CallUnreadable => "La requête est illisible. Corrigez ce que liste `errors`.",
        EdgeSentence::CallLosses => {
            "La version du service n'a pas toutes les parties de cette requête. Supprimez ce que liste `errors`."
        }
        EdgeSentence::CallBadAnswer => {
            "La réponse du service est illisible ou ne peut pas être convertie. Il a peut-être exécuté la requête."
        }
    }
}

fn explanation(code: Code) -> &'static str {
    match code {
        Code::Syntax => {
            "Le texte n'est pas du JSON. Rien n'est lu après cet endroit\u{a0}: seuls les problèmes antérieurs sont listés, et rien n'est signalé comme manquant."
        }
        Code::Encoding => {
            "Le texte n'est pas de l'UTF-8 valide. Il contient des octets non valides, un indicateur d'ordre des octets ou la moitié d'une paire de substitution, ou une requête contient un encodage en pourcentage non valide."
        }
        Code::DuplicateKey => {
            "Un nom figure plusieurs fois dans un objet ou une requête, peut-être sous deux graphies. Les programmes ne gardent pas tous la même valeur\u{a0}: la valeur vérifiée n'est peut-être pas celle qui sert."
        }
        Code::TooLarge => {
            "Le texte a plus d'octets UTF-8 que la limite `bytes`. Il n'a pas été lu."
        }
        Code::TooDeep => {
            "Les objets et tableaux sont plus imbriqués que la limite `depth`. Le niveau extérieur est 1."
        }
        Code::NotSerializable => {
            "La valeur ne peut pas s'écrire en JSON. Elle est undefined, une fonction ou un symbole, contient un BigInt ou elle-même, ou sa lecture provoque une erreur."
        }
        Code::Type => {
            "La valeur a un autre type JSON que celui documenté, ou un paramètre a une autre forme. Son contenu n'est pas vérifié."
        }
        Code::Enum => {
            "La valeur ne fait pas partie des valeurs documentées. La casse compte. Dans un document reçu, ce n'est qu'un avertissement, sauf pour le statut, car une nouvelle valeur n'est pas votre erreur."
        }
        Code::Required => {
            "Il manque quelque chose de nécessaire. Si la documentation de l'API ne le dit pas elle-même, la base est `implied`, et le message dit pourquoi c'est nécessaire."
        }
        Code::Empty => "Une chaîne ou une liste est vide alors qu'un contenu est nécessaire.",
        Code::Email => {
            "Le texte n'est pas une adresse e-mail selon la règle des champs e-mail des navigateurs. Il est vérifié tel qu'il serait envoyé, donc les espaces autour comptent."
        }
        Code::Timestamp => {
            "Le texte n'est pas une date et heure à six décimales de seconde, ou cette date ou heure n'existe pas."
        }
        Code::TimestampOffset => {
            "Une date se termine par un fuseau horaire. La documentation de l'API montre des dates sans fuseau et ne dit pas lequel s'applique."
        }
        Code::Decimal => {
            "Le texte n'est pas un nombre décimal\u{a0}: des chiffres, avec un signe moins et des décimales facultatifs."
        }
        Code::Removed => {
            "La version n'a plus ce champ ou ce point de terminaison. Le message dit quelle version l'a supprimé et que faire à la place."
        }
        Code::Deprecated => {
            "La version a encore ce champ, mais une version ultérieure le supprime."
        }
        Code::Undocumented => {
            "La documentation de l'API ne mentionne pas ce nom. Là où elle dit que d'autres noms existent, seules les fautes de frappe probables sont signalées."
        }
        Code::Irrelevant => {
            "Le champ n'a pas de sens pour le type choisi, par exemple un identifiant de carte quand le solde du compte paie."
        }
        Code::Unexpected => {
            "Avec cette valeur du champ qui décide des autres, seuls les champs requis sont attendus."
        }
        Code::Exclusive => {
            "Deux paramètres qui s'excluent sont utilisés ensemble. Une page se trouve avant un curseur ou après l'autre."
        }
        Code::UnknownVersion => {
            "L'en-tête ne désigne pas une version documentée. Comme les valeurs acceptées ne sont pas documentées, c'est un avertissement."
        }
        Code::UnknownEndpoint => {
            "La version n'a pas de point de terminaison avec cette méthode et ce chemin."
        }
        Code::Entries => {
            "Les entrées d'une liste ne peuvent pas être trouvées sans deviner, car la structure d'une page n'est pas documentée. Indiquez avec l'option `entries` où elles se trouvent."
        }
        Code::Complement => {
            "Le complément appartient à un autre document, à d'autres versions ou à d'autres options. Rien n'en a été utilisé."
        }
    }
}

const TEXTS: &[(&str, &str)] = &[
    // Words in sentences.
    ("query", "requête"),
    ("or", "ou"),
    ("and", "et"),
    ("{label}", "«\u{a0}{label}\u{a0}»"),
    ("text", "du texte"),
    ("this field", "ce champ"),
    ("a value", "une valeur"),
    ("a string", "une chaîne"),
    ("an object", "un objet"),
    ("an array", "un tableau"),
    ("an array or object", "un tableau ou un objet"),
    ("a whole number", "un nombre entier"),
    ("an e-mail address", "une adresse e-mail"),
    (
        "a decimal number in a string",
        "un nombre décimal dans une chaîne",
    ),
    ("value", "valeur"),
    ("name", "nom"),
    ("digit", "chiffre"),
    ("end of number", "fin du nombre"),
    ("escape", "séquence d'échappement"),
    ("hexadecimal digit", "chiffre hexadécimal"),
    ("end of text", "fin du texte"),
    ("a digit", "un chiffre"),
    ("a control character", "un caractère de contrôle"),
    ("a letter", "une lettre"),
    ("another character", "un autre caractère"),
    // Fields without a name.
    ("the document", "le document"),
    ("the order request", "la demande de commande"),
    ("the created order", "la commande créée"),
    ("the order", "la commande"),
    ("the product", "le produit"),
    ("the product update", "la mise à jour du produit"),
    ("the product query", "la requête de produits"),
    ("the order query", "la requête de commandes"),
    ("the query", "la requête"),
    ("each item", "chaque article"),
    ("each offered product", "chaque produit proposé"),
    // Titles and labels.
    ("Order request", "Demande de commande"),
    ("Created order", "Commande créée"),
    ("Order", "Commande"),
    ("Product update", "Mise à jour du produit"),
    ("Product state", "État du produit"),
    ("Product query", "Requête de produits"),
    ("Order query", "Requête de commandes"),
    ("Products", "Produits"),
    ("Payment method", "Mode de paiement"),
    ("Payment type", "Type de paiement"),
    ("Card ID", "Identifiant de carte"),
    ("Currency", "Devise"),
    ("Item list", "Liste d'articles"),
    ("Item", "Article"),
    ("Distribution method", "Mode d'envoi"),
    ("Distribution type", "Type d'envoi"),
    ("E-mail address", "Adresse e-mail"),
    ("Product selection", "Sélection de produits"),
    ("Selection type", "Type de sélection"),
    ("Product", "Produit"),
    ("Product list", "Liste de produits"),
    ("Offered product", "Produit proposé"),
    ("Status", "Statut"),
    ("Order ID", "Identifiant de commande"),
    ("Message", "Message"),
    ("Completion time", "Date d'achèvement"),
    ("Redemption URL", "URL d'utilisation"),
    ("Payout", "Versement"),
    ("Approval state", "État d'approbation"),
    ("Category list", "Liste de catégories"),
    ("Expiry", "Expiration"),
    ("Product code", "Code du produit"),
    ("Old state", "Ancien état"),
    ("New state", "Nouvel état"),
    ("Price multiplier", "Multiplicateur de prix"),
    ("Timestamp", "Horodatage"),
    ("Orderable filter", "Filtre des produits commandables"),
    ("Country filter", "Filtre de pays"),
    ("Start cursor", "Curseur de début"),
    ("End cursor", "Curseur de fin"),
    ("Page size", "Taille de page"),
    // Allowed values.
    ("Card", "Carte"),
    ("Account balance", "Solde du compte"),
    ("Euro", "Euro"),
    ("Pound sterling", "Livre sterling"),
    ("US dollar", "Dollar américain"),
    ("Canadian dollar", "Dollar canadien"),
    ("E-mail", "E-mail"),
    ("Payout link", "Lien de versement"),
    ("One product", "Un seul produit"),
    ("Several products", "Plusieurs produits"),
    ("Completed", "Terminée"),
    ("Processing", "En cours"),
    ("Failed", "En échec"),
    // Reasons of requirements.
    (
        "An order is paid by card or from the account balance.",
        "Une commande se paie par carte ou avec le solde du compte.",
    ),
    (
        "It says whether a card or the account balance pays.",
        "Ce champ dit si une carte ou le solde du compte paie.",
    ),
    (
        "A card payment needs the card's ID.",
        "Un paiement par carte a besoin de l'identifiant de la carte.",
    ),
    (
        "No default currency is documented, so an order needs one.",
        "Aucune devise par défaut n'est documentée, donc une commande doit en indiquer une.",
    ),
    (
        "An order needs at least one item.",
        "Une commande a besoin d'au moins un article.",
    ),
    ("Add at least one item.", "Ajoutez au moins un article."),
    (
        "An item is sent by e-mail or as a payout link.",
        "Un article est envoyé par e-mail ou sous forme de lien de versement.",
    ),
    (
        "It says whether the item is sent by e-mail or as a payout link.",
        "Ce champ dit si l'article est envoyé par e-mail ou sous forme de lien de versement.",
    ),
    (
        "An item sent by e-mail needs the recipient's address.",
        "Un article envoyé par e-mail a besoin de l'adresse du destinataire.",
    ),
    (
        "Products are selected for each item.",
        "Les produits sont choisis pour chaque article.",
    ),
    (
        "It says whether one product or several are offered.",
        "Ce champ dit si un ou plusieurs produits sont proposés.",
    ),
    (
        "A single selection needs a product.",
        "Une sélection simple a besoin d'un produit.",
    ),
    (
        "A multiple selection needs at least one product.",
        "Une sélection multiple a besoin d'au moins un produit.",
    ),
    (
        "It is the only field of the response to a new order.",
        "C'est le seul champ de la réponse à une nouvelle commande.",
    ),
    (
        "The other fields of an order depend on it.",
        "Les autres champs d'une commande en dépendent.",
    ),
    ("Use `{name}` instead.", "Utilisez `{name}` à la place."),
    (
        "A page comes before one cursor or after the other.",
        "Une page se trouve avant un curseur ou après l'autre.",
    ),
    (
        "2023-07-27 requires a country code (implied). The name of its parameter is not documented.",
        "2023-07-27 exige un code de pays (déduit). Le nom du paramètre n'est pas documenté.",
    ),
    (
        "The structure of `payout` is not documented (2.6). Its URL is assumed to be at `payoutUrl`.",
        "La structure de `payout` n'est pas documentée (2.6). Son URL est supposée se trouver à `payoutUrl`.",
    ),
    (
        "The field name of the redemption instructions is not documented (2.1). They are kept as they are.",
        "Le nom du champ des instructions d'utilisation n'est pas documenté (2.1). Elles sont conservées telles quelles.",
    ),
    (
        "An order that is not completed should include it.",
        "Une commande qui n'est pas terminée devrait le contenir.",
    ),
    (
        "A completed order should include it.",
        "Une commande terminée devrait le contenir.",
    ),
    (
        "A completed order should list at least one item.",
        "Une commande terminée devrait contenir au moins un article.",
    ),
    (
        "Every listed product has one.",
        "Chaque produit listé en a un.",
    ),
    (
        "It says which product changed.",
        "Ce champ dit quel produit a changé.",
    ),
    (
        "It describes the product after the update.",
        "Ce champ décrit le produit après la mise à jour.",
    ),
    (
        "It says when the product changed.",
        "Ce champ dit quand le produit a changé.",
    ),
    (
        "It carries the idempotency key of a new order.",
        "Il transporte la clé d'idempotence d'une nouvelle commande.",
    ),
    // What to do instead.
    (
        "The API documentation names no replacement.",
        "La documentation de l'API n'indique aucun remplacement.",
    ),
    (
        "Remove it. The API documentation names no replacement.",
        "Supprimez-le. La documentation de l'API n'indique aucun remplacement.",
    ),
    (
        "Give each entry of `items` its own `products`.",
        "Donnez à chaque entrée de `items` ses propres `products`.",
    ),
    (
        "Send the key in the header `x-idempotency-key`.",
        "Envoyez la clé dans l'en-tête `x-idempotency-key`.",
    ),
    (
        "Read the order to get its details.",
        "Lisez la commande pour obtenir ses détails.",
    ),
    ("Read `payout` instead.", "Lisez `payout` à la place."),
    (
        "Read the order with GET /v2/order/{id}.",
        "Lisez la commande avec GET /v2/order/{id}.",
    ),
    // Documentation.
    (
        "How the order is paid, and in which currency.",
        "Comment et dans quelle devise la commande est payée.",
    ),
    (
        "Whether a card or the account balance pays.",
        "Si une carte ou le solde du compte paie.",
    ),
    (
        "Identifies the card that pays.",
        "Désigne la carte qui paie.",
    ),
    (
        "The currency in which the order is paid.",
        "La devise dans laquelle la commande est payée.",
    ),
    (
        "What is ordered: one entry for each payout.",
        "Ce qui est commandé\u{a0}: une entrée par versement.",
    ),
    (
        "What was ordered: one entry for each payout.",
        "Ce qui a été commandé\u{a0}: une entrée par versement.",
    ),
    (
        "One payout to one recipient.",
        "Un versement à un destinataire.",
    ),
    (
        "How the item reaches its recipient.",
        "Comment l'article parvient au destinataire.",
    ),
    (
        "Whether the item is sent by e-mail or as a payout link.",
        "Si l'article est envoyé par e-mail ou sous forme de lien de versement.",
    ),
    (
        "The recipient's e-mail address.",
        "L'adresse e-mail du destinataire.",
    ),
    (
        "What the recipient can choose from.",
        "Ce parmi quoi le destinataire peut choisir.",
    ),
    (
        "Whether one product or several are offered.",
        "Si un ou plusieurs produits sont proposés.",
    ),
    (
        "The one product of a single selection.",
        "Le produit d'une sélection simple.",
    ),
    (
        "The products of a multiple selection.",
        "Les produits d'une sélection multiple.",
    ),
    (
        "The code of one product on offer.",
        "Le code d'un produit proposé.",
    ),
    ("The state of the order.", "L'état de la commande."),
    ("Identifies the order.", "Désigne la commande."),
    (
        "What the service says about an order that is not completed.",
        "Ce que le service dit d'une commande qui n'est pas terminée.",
    ),
    (
        "When the order was completed.",
        "Quand la commande a été terminée.",
    ),
    (
        "Where the recipient redeems the item.",
        "Où le destinataire utilise l'article.",
    ),
    (
        "Replaces the redemption URL. Its structure is not documented.",
        "Remplace l'URL d'utilisation. Sa structure n'est pas documentée.",
    ),
    (
        "Approved for every listed product. Its values are not documented.",
        "Approuvé pour chaque produit listé. Ses valeurs ne sont pas documentées.",
    ),
    (
        "The categories of the product. Their form is not documented.",
        "Les catégories du produit. Leur forme n'est pas documentée.",
    ),
    (
        "Instructions on expiry. Their fields are not documented.",
        "Instructions sur l'expiration. Leurs champs ne sont pas documentés.",
    ),
    (
        "The code of the product that changed.",
        "Le code du produit qui a changé.",
    ),
    (
        "The product's state before the update.",
        "L'état du produit avant la mise à jour.",
    ),
    (
        "The product's state after the update.",
        "L'état du produit après la mise à jour.",
    ),
    (
        "A decimal number in a string.",
        "Un nombre décimal dans une chaîne.",
    ),
    (
        "When the update happened, to the microsecond and without a zone offset.",
        "Quand la mise à jour a eu lieu, à la microseconde près et sans fuseau horaire.",
    ),
    (
        "When set, only products that can be ordered are listed.",
        "S'il est défini, seuls les produits commandables sont listés.",
    ),
    (
        "Lists the one product with this code.",
        "Liste le seul produit portant ce code.",
    ),
    (
        "Lists products that can be redeemed in these countries.",
        "Liste les produits utilisables dans ces pays.",
    ),
    (
        "A cursor: lists what follows it.",
        "Un curseur\u{a0}: liste ce qui le suit.",
    ),
    (
        "A cursor: lists what precedes it.",
        "Un curseur\u{a0}: liste ce qui le précède.",
    ),
    (
        "How many entries a page holds at most. The largest value is not documented.",
        "Combien d'entrées une page contient au plus. La plus grande valeur n'est pas documentée.",
    ),
    // Notes on what is not documented.
    (
        "What identifies a product in a selection: its type and form.",
        "Ce qui désigne un produit dans une sélection\u{a0}: son type et sa forme.",
    ),
    (
        "Other fields of an item, such as its amount.",
        "D'autres champs d'un article, comme son montant.",
    ),
    (
        "Which fields are required. What is required here follows from the rest.",
        "Quels champs sont obligatoires. Ce qui est exigé ici découle du reste.",
    ),
    (
        "The structure and the fields of `payout`.",
        "La structure et les champs de `payout`.",
    ),
    (
        "The types of `id` and `message`, and whether a completed order includes them.",
        "Les types de `id` et de `message`, et si une commande terminée les contient.",
    ),
    ("The form of `completed_at`.", "La forme de `completed_at`."),
    (
        "How a page lays out its entries, and where it carries its cursors.",
        "Comment une page dispose ses entrées, et où se trouvent ses curseurs.",
    ),
    (
        "How many entries a page holds by default and at most.",
        "Combien d'entrées une page contient par défaut et au plus.",
    ),
    (
        "Other fields of a product.",
        "D'autres champs d'un produit.",
    ),
    (
        "The name and the fields of the redemption instructions.",
        "Le nom et les champs des instructions d'utilisation.",
    ),
    (
        "The values of `approval_state` other than that of an approved product.",
        "Les valeurs de `approval_state` autres que celle d'un produit approuvé.",
    ),
    ("What `categories` holds.", "Ce que contient `categories`."),
    (
        "What the instructions on expiry hold.",
        "Ce que contiennent les instructions sur l'expiration.",
    ),
    (
        "The form of cursors and country codes, and what sets `is_orderable`.",
        "La forme des curseurs et des codes de pays, et quelle valeur active `is_orderable`.",
    ),
    (
        "What happens when `before` and `after` are used together.",
        "Ce qui se passe quand `before` et `after` sont utilisés ensemble.",
    ),
    ("Other parameters.", "D'autres paramètres."),
    (
        "Whether `before` and `after` exclude each other here too.",
        "Si `before` et `after` s'excluent ici aussi.",
    ),
    // Changes between the versions.
    (
        "The product listing has more fields, filters and pages",
        "La liste des produits a plus de champs, des filtres et des pages",
    ),
    (
        "Only approved products are listed. Each has `approval_state`, `categories`, `expiry` and redemption instructions. The query accepts the filters `is_orderable`, `code` and `countries_redeemable_in`, and the cursors `after` and `before` with a `limit`. A country code is no longer required.",
        "Seuls les produits approuvés sont listés. Chacun a `approval_state`, `categories`, `expiry` et des instructions d'utilisation. La requête accepte les filtres `is_orderable`, `code` et `countries_redeemable_in`, ainsi que les curseurs `after` et `before` avec un `limit`. Un code de pays n'est plus exigé.",
    ),
    (
        "The supported countries can be listed",
        "Les pays pris en charge peuvent être listés",
    ),
    (
        "`GET /v2/product/countries` lists the supported countries. Its response is not documented.",
        "`GET /v2/product/countries` liste les pays pris en charge. Sa réponse n'est pas documentée.",
    ),
    (
        "`payout` replaces `redemption_url` on the items of an order",
        "`payout` remplace `redemption_url` dans les articles d'une commande",
    ),
    (
        "Order responses no longer contain `redemption_url`, which was deprecated in 2023-07-27. The field `payout` replaces it. Its structure is not documented.",
        "Les réponses ne contiennent plus `redemption_url`, déprécié depuis 2023-07-27. Le champ `payout` le remplace. Sa structure n'est pas documentée.",
    ),
];
