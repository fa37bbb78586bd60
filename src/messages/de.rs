//! The messages in German: data only, checked for completeness by the compiler and by tests.

use super::Messages;
use crate::Code;
#[cfg(not(target_arch = "wasm32"))]
use crate::report::edge::EdgeSentence;
use crate::report::reason::{Clue, Reason};
use crate::report::sentence::Sentence;

/// The messages in German.
pub static GERMAN: Messages = Messages {
    language: "de",
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
        NoValue => "Hier wird ein JSON-Wert erwartet.",
        NoValueOrBracket => "Hier wird ein JSON-Wert oder `]` erwartet.",
        NoKey => {
            "Hier wird ein Name in doppelten Anführungszeichen erwartet. Vor einer schließenden Klammer darf kein Komma stehen."
        }
        NoKeyOrBrace => "Hier wird ein Name in doppelten Anführungszeichen oder `}` erwartet.",
        NoColon => "Zwischen Name und Wert wird ein Doppelpunkt erwartet.",
        NoCommaOrBrace => "Hier wird ein Komma oder `}` erwartet.",
        NoCommaOrBracket => "Hier wird ein Komma oder `]` erwartet.",
        NoDigit => "Hier wird eine Ziffer erwartet. Zahlen sehen aus wie -12.5e3.",
        NoNumberEnd => {
            "Die Zahl muss hier enden. Zahlen sehen aus wie -12.5e3 und haben keine führende Null."
        }
        NoEscape => {
            "Das ist keine JSON-Escape-Sequenz. JSON kennt \\\" \\\\ \\/ \\b \\f \\n \\r \\t und \\u."
        }
        NoHexDigit => "Nach \\u werden vier Hexadezimalziffern erwartet.",
        NoQuote => {
            "Die Zeichenkette ist nicht geschlossen. Hier wird ein doppeltes Anführungszeichen erwartet."
        }
        RawControl => {
            "Eine Zeichenkette enthält ein Steuerzeichen. JSON verlangt dafür eine Escape-Sequenz wie \\n."
        }
        NoEnd => "Nach dem Dokument folgt weiterer Text. Erlaubt ist nur ein JSON-Wert.",
        NotUtf8 => "Diese Bytes sind kein UTF-8. JSON muss in UTF-8 kodiert sein.",
        NotUtf8Query => {
            "Diese Zeichen sind kein prozentkodiertes UTF-8. Kodieren Sie die Abfrage in UTF-8 und % als %25."
        }
        LoneSurrogateReceived => {
            "Das ist die Hälfte eines Surrogatpaars, kein Zeichen. Melden Sie es dem Dienst."
        }
        LoneSurrogate => {
            "Das ist die Hälfte eines Surrogatpaars, kein Zeichen. Ergänzen oder entfernen Sie sie."
        }
        ByteOrderMark => {
            "Der Text beginnt mit einer Byte-Reihenfolge-Markierung (U+FEFF). Entfernen Sie diese."
        }
        TooDeep => {
            "Die Eingabe hat mehr als {number} Ebenen. Vereinfachen Sie sie oder erhöhen Sie `limits.depth`."
        }
        TooLarge => {
            "Die Eingabe hat mehr als {number} Bytes. Kürzen Sie sie oder erhöhen Sie `limits.bytes`."
        }
        NotSerializable => {
            "Dieser Wert lässt sich nicht als JSON schreiben. JSON kennt keine Zyklen, BigInts, Funktionen oder Symbole."
        }

        Type => "{field} muss {type} sein.",
        TypeReceived => "{field} sollte {type} sein.",
        TypeCount => "{field} muss eine ganze Zahl ab 0 sein.",
        Enum => "{field} hat einen Wert, der nicht erlaubt ist. Wählen Sie {values}.",
        EnumReceived => "{field} hat einen Wert, den die API-Dokumentation nicht aufführt.",
        EmptyEnum => "{field} ist leer. Wählen Sie {values}.",
        EmptyEnumReceived => "{field} ist leer. Der Wert sollte {values} sein.",
        EmptyList => "{field} ist leer. {need}",
        EmptyText => "{field} ist leer.",
        EmptyTextWhy => "{field} ist leer. {why}",
        Email => {
            "{field} ist keine gültige E-Mail-Adresse. Geben Sie eine Adresse wie name@example.com ein."
        }
        EmailReceived => "{field} ist keine gültige E-Mail-Adresse.",
        Timestamp => {
            "{field} ist kein gültiger Zeitpunkt. Die API-Dokumentation zeigt die Form YYYY-MM-DDTHH:MM:SS.ffffff."
        }
        TimestampOffset => {
            "{field} enthält eine Zeitzone. Die API-Dokumentation zeigt Zeitpunkte ohne Zeitzone."
        }
        Decimal => "{field} ist keine Dezimalzahl. Die API-Dokumentation zeigt die Form \"0.8\".",
        Exclusive => "{field} und {other} schließen einander aus. Entfernen Sie eine der Angaben.",

        Required => "{field} fehlt. {why}",
        RequiredEnum => "{field} fehlt. Wählen Sie {values}.",
        Removed => "{field} wurde in Version {removed_in} entfernt. {instead}",
        Deprecated => "{field} ist veraltet. Ab Version {removed_in}: {instead}",
        NotYet => {
            "{field} wurde in Version {since} eingeführt. Entfernen Sie diese Angabe oder verwenden Sie diese Version."
        }
        NotYetReceived => {
            "{field} wurde in Version {since} eingeführt. Dieses Dokument wird als ältere Version gelesen."
        }
        Irrelevant => {
            "{field} gilt nur, wenn {discriminator} den Wert {beside} hat. Entfernen Sie diese Angabe."
        }
        IrrelevantReceived => "{field} gilt nur, wenn {discriminator} den Wert {beside} hat.",
        Unexpected => {
            "{name} wird hier nicht erwartet. Wenn {discriminator} {alone} ist, werden nur {carried} erwartet."
        }
        Undocumented => {
            "Die API-Dokumentation führt {name} nicht auf. Prüfen Sie die Schreibweise."
        }
        UndocumentedReceived => "Die API-Dokumentation führt {name} hier nicht auf.",
        Repeated => "{name} steht mehrmals in diesem Objekt. Behalten Sie nur ein Vorkommen.",
        RepeatedReceived => "{name} steht mehrmals in diesem Objekt.",
        QueryInUrl => {
            "Dies ist eine URL, keine Abfrage. Übergeben Sie den Teil hinter dem Fragezeichen oder ein URL-Objekt."
        }
        QueryNot => "Dies ist keine Abfrage. Übergeben Sie Parameter wie a=1&b=2, prozentkodiert.",
        RepeatedQuery => "{name} steht mehrmals in der Abfrage. Behalten Sie nur ein Vorkommen.",

        EntriesNowhere => {
            "Die Option `entries` zeigt in diesem Dokument ins Leere. Sie muss auf ein Array zeigen."
        }
        EntriesNoArray => "Die Option `entries` muss auf ein Array zeigen.",
        EntriesAmbiguous => {
            "Mehrere Felder könnten die Einträge enthalten. Wählen Sie eines mit `entries`, zum Beispiel `/data`."
        }
        EntriesBehind => {
            "Die Einträge werden bei {pointer} angenommen. Der Aufbau einer Seite ist nicht dokumentiert ({lists})."
        }
        NoEntries => {
            "Keine Einträge wurden gefunden, also keine geprüft. Der Aufbau einer Seite ist nicht dokumentiert ({lists})."
        }

        DidYouMean => "Meinten Sie {near}?",
        DidYouMeanCase => "Meinten Sie {near}? Groß- und Kleinschreibung zählt.",
        EmailRule => {
            "Keine Leerzeichen, und nach dem @ nur Buchstaben, Ziffern, Punkte und Bindestriche."
        }
        Why => "{why}",
        Apart => "{apart}",
        WhichCounts => "Es ist nicht festgelegt, welches davon gilt.",

        NoDocument => {
            "Es gibt kein Dokument: Die Eingabe ist `undefined`. Übergeben Sie Text, Bytes oder einen Wert."
        }
        NotPlain => {
            "Übergeben Sie ein einfaches Objekt oder ein Array, kein Date, keine Map und kein Promise."
        }
        EmptyDocument => "Der Text ist leer. Übergeben Sie ein JSON-Dokument.",
        HtmlPage => "Das ist eine HTML-Seite, kein JSON. Prüfen Sie die URL, von der sie stammt.",
        Compressed => "Diese Bytes sind mit gzip komprimiert. Dekomprimieren Sie sie zuerst.",
        SeveralDocuments => {
            "Nach dem ersten folgt ein weiteres Dokument. Schreiben Sie jedes in eine eigene Zeile und lesen Sie die Zeilen einzeln."
        }
        JsonInString => {
            "Das ist eine Zeichenkette, die JSON enthält. Parsen Sie {field} zuerst oder kodieren Sie nur einmal."
        }
        Elsewhere => "Ein anderes Feld, das hier nicht zu sehen ist, enthält einen Fehler.",
        TakeOut => "{field} entfernen",
        WriteValue => "In {near} ändern",
        Rename => "In {near} umbenennen",

        CallRemoved => {
            "{endpoint} wurde in Version {endpoint_removed_in} entfernt. {endpoint_instead}"
        }
        CallNotYet => {
            "{endpoint} wurde in Version {endpoint_since} eingeführt. Verwenden Sie diese Version."
        }
        CallElsewhere => {
            "Die URL ist leer oder liegt nicht unter der Basisadresse der API. Prüfen Sie sie oder die Option `baseUrl`."
        }
        CallUnknown => "Die API-Dokumentation führt diesen Pfad nicht auf. Prüfen Sie jeden Teil.",
        CallMethod => {
            "Die API-Dokumentation führt diese Methode für den Pfad nicht auf. Verwenden Sie {methods}."
        }
        UnknownVersion => {
            "Der Header {header} nennt keine dokumentierte Version. Verwenden Sie {versions}."
        }
        HeaderMissing => "Der Header {header} fehlt. {header_why}",
        HeaderEmpty => "Der Header {header} ist leer. {header_why}",
        HeaderRepeated => "Der Header {header} hat mehr als einen Wert. Senden Sie einen.",
        HeaderUndocumented => {
            "Die API-Dokumentation führt diesen Header nicht auf. Prüfen Sie die Schreibweise."
        }
        BodyUnexpected => {
            "Die API-Dokumentation zeigt für diesen Endpunkt keinen Body. Entfernen Sie ihn."
        }
        BodyMissing => "Der Body fehlt. Dieser Endpunkt erwartet ein Dokument der Art {shape}.",
        VersionValues => {
            "Die API-Dokumentation sagt nicht, welche Werte erlaubt sind. Dies sind ihre datierten Versionen."
        }

        ComplementMalformed => "Das Komplement ist nicht lesbar. Übergeben Sie es unverändert.",
        ComplementForeign => {
            "Das Komplement gehört zu einer anderen Dokumentart, anderen Versionen oder einem anderen Wert von {option}. Übergeben Sie das Komplement dieses Dokuments."
        }
        ComplementOrphan => {
            "Ein Teil des Komplements passt zu nichts in diesem Dokument. Übergeben Sie das Komplement dieses Dokuments oder verwenden Sie `onOrphan: 'drop'`."
        }
        ComplementDropped => {
            "Ein Teil des Komplements passt zu nichts in diesem Dokument. Übergeben Sie das Komplement dieses Dokuments oder verwenden Sie `onLoss: 'report'`."
        }
        ComplementGivesWay => {
            "Das Komplement enthält hier einen anderen Wert. Entfernen Sie diesen oder verwenden Sie `onLoss: 'report'`."
        }
        Lost => {
            "Die andere Version hat dafür keinen Platz. Entfernen Sie diese Angabe oder verwenden Sie `onLoss: 'report'`."
        }
    }
}

fn reason(id: Reason) -> &'static str {
    match id {
        Reason::Moved | Reason::Merged | Reason::Restored => "",
        Reason::Missing => "{version} verlangt {field}. {why}",
        Reason::Mistyped => "{version} erwartet in {field} eine andere Art von Wert.",
        Reason::Misformed => "{version} erwartet in {field} einen Text in anderer Form.",
        Reason::UnknownValue => "{version} erlaubt diesen Wert in {field} nicht.",
        Reason::Exclusive => "{version} erlaubt {field} und {other} nicht zusammen.",
        Reason::Unnamed => "{remark}",
        Reason::NoValue => "{field} hat keinen Wert für {other}, und {version} hat kein {field}.",
        Reason::NoValueThere => {
            "{field} hat bei {option} keinen Wert für {other}, und {version} hat kein {field}."
        }
        Reason::NoBuilding => {
            "{option} führt durch ein Array, daher ist offen, wie {other} um diesen Wert gebaut wird, und {version} hat kein {field}."
        }
        Reason::Kept => "{other} bleibt erhalten und enthält diesen Wert nicht.",
        Reason::Beside => {
            "{version} behält von {field} nur einen Wert, daher geht dieser Teil verloren."
        }
        Reason::Replaced => {
            "{field} hat eine andere Art von Wert, daher gilt der Wert aus {other}."
        }
        Reason::Undone => {
            "Es stammt aus einem Komplement, aber das frühere Dokument hatte keinen Platz dafür."
        }
        Reason::GivesWay => {
            "Das Komplement enthält ein anderes {field}. Das Feld des Dokuments bleibt erhalten."
        }
        Reason::Later => "{version} führte {field} ein. Die Version davor hat keinen Platz dafür.",
        Reason::Gone => "{version} entfernte {field} und hat keinen Platz dafür.",
        Reason::OrphanedEntry => {
            "Die Daten des Komplements für Eintrag {entry} passen zu nichts in diesem Dokument."
        }
        Reason::OrphanedItem => {
            "Die Daten des Komplements für Artikel {item} von Eintrag {entry} passen zu nichts in diesem Dokument."
        }
    }
}

fn clue(id: Clue) -> &'static str {
    match id {
        Clue::Removed => "{version} entfernte {field}.",
        Clue::Later => "{version} führte {field} ein.",
        Clue::Missing => "{version} enthält immer {field}.",
        Clue::Value => "{version} erlaubt diesen Wert in {field} nicht.",
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn edge(id: EdgeSentence) -> &'static str {
    match id {
        EdgeSentence::UpdateMethod => {
            "Diese Methode wird nicht angenommen. Senden Sie Änderungen mit POST."
        }
        EdgeSentence::UpdateContentType => {
            "Dieser Inhaltstyp wird nicht angenommen. Senden Sie die Änderung als `content-type: application/json` in UTF-8."
        }
        EdgeSentence::UpdateContentEncoding => {
            "Diese Inhaltskodierung wird nicht angenommen. Senden Sie die Änderung ohne Kodierung."
        }
        EdgeSentence::UpdateTooLarge => "Der Body ist zu groß. Senden Sie einen kleineren.",
        EdgeSentence::UpdateTimeout => {
            "Der Body kam nicht rechtzeitig an. Senden Sie ihn noch einmal."
        }
        EdgeSentence::UpdateIncomplete => {
            "Der Body endet zu früh. Senden Sie ihn noch einmal vollständig."
        }
        EdgeSentence::UpdateUnverified => {
            "Die Änderung konnte nicht bestätigt werden. Prüfen Sie ihre Signatur."
        }
        EdgeSentence::UpdateUnreadable => {
            "Der Body ist nicht lesbar. Senden Sie ein JSON-Dokument in UTF-8."
        }
        EdgeSentence::UpdateInvalid => {
            "Diese Änderung entspricht nicht der API-Dokumentation. Korrigieren Sie, was `errors` aufführt."
        }
        EdgeSentence::UpdateBusy => {
            "Diese Änderung wird bereits bearbeitet. Senden Sie sie später noch einmal."
        }
        EdgeSentence::UpdateFailed => {
            "Der Empfänger ist gescheitert. Senden Sie die Änderung später noch einmal."
        }
        EdgeSentence::CallNotListed => {
            "Der Dienst verwendet Version {version}, die diesen Endpunkt nicht hat."
        }
        EdgeSentence::CallUnknownVersion => {
            "Der Header {version_header} nennt keine dokumentierte Version. Senden Sie ihn einmal mit {versions} oder lassen Sie ihn weg."
        }
        EdgeSentence::CallUnreadable => {
            "Die Anfrage ist nicht lesbar. Korrigieren Sie, was `errors` aufführt."
        }
        EdgeSentence::CallLosses => {
            "Die Version des Dienstes hat nicht alle Teile dieser Anfrage. Entfernen Sie, was `errors` aufführt."
        }
        EdgeSentence::CallBadAnswer => {
            "Die Antwort des Dienstes ist unlesbar oder lässt sich nicht konvertieren. Vielleicht hat er die Anfrage ausgeführt."
        }
    }
}

fn explanation(code: Code) -> &'static str {
    match code {
        Code::Syntax => {
            "Der Text ist kein JSON. Nach dieser Stelle wird nichts gelesen, daher sind nur frühere Probleme aufgeführt, und nichts gilt als fehlend."
        }
        Code::Encoding => {
            "Der Text ist kein gültiges UTF-8. Er enthält ungültige Bytes, eine Byte-Reihenfolge-Markierung oder die Hälfte eines Surrogatpaars, oder eine Abfrage enthält eine ungültige Prozentkodierung."
        }
        Code::DuplicateKey => {
            "Ein Name steht mehrmals in einem Objekt oder einer Abfrage, vielleicht in zwei Schreibweisen. Programme behalten verschiedene Werte, daher ist der geprüfte Wert vielleicht nicht der verwendete."
        }
        Code::TooLarge => {
            "Der Text hat mehr UTF-8-Bytes als die Grenze `bytes`. Er wurde nicht gelesen."
        }
        Code::TooDeep => {
            "Objekte und Arrays sind tiefer verschachtelt als die Grenze `depth`. Die äußerste Ebene ist 1."
        }
        Code::NotSerializable => {
            "Der Wert lässt sich nicht als JSON schreiben. Er ist undefined, eine Funktion oder ein Symbol, enthält einen BigInt oder sich selbst, oder das Lesen löst einen Fehler aus."
        }
        Code::Type => {
            "Der Wert hat einen anderen JSON-Typ als dokumentiert, oder ein Parameter hat eine andere Form. Sein Inhalt wird nicht geprüft."
        }
        Code::Enum => {
            "Der Wert ist keiner der dokumentierten. Groß- und Kleinschreibung zählt. In empfangenen Dokumenten ist das außer beim Status nur eine Warnung, denn ein neuer Wert ist nicht Ihr Fehler."
        }
        Code::Required => {
            "Etwas fehlt, das gebraucht wird. Wenn die API-Dokumentation es nicht selbst sagt, ist die Grundlage `implied`, und die Meldung sagt, warum es gebraucht wird."
        }
        Code::Empty => "Eine Zeichenkette oder Liste ist leer, obwohl sie Inhalt braucht.",
        Code::Email => {
            "Der Text ist keine E-Mail-Adresse nach der Regel, die Browser auf E-Mail-Felder anwenden. Er wird geprüft, wie er gesendet würde, daher zählen Leerzeichen am Rand."
        }
        Code::Timestamp => {
            "Der Text ist kein Zeitpunkt mit sechs Nachkommastellen der Sekunde, oder es gibt diesen Tag oder diese Uhrzeit nicht."
        }
        Code::TimestampOffset => {
            "Ein Zeitpunkt endet mit einer Zeitzone. Die API-Dokumentation zeigt Zeitpunkte ohne Zeitzone und sagt nicht, welche gilt."
        }
        Code::Decimal => {
            "Der Text ist keine Dezimalzahl: Ziffern, wahlweise mit Minuszeichen und Nachkommastellen."
        }
        Code::Removed => {
            "Die Version hat dieses Feld oder diesen Endpunkt nicht mehr. Die Meldung sagt, welche Version es entfernt hat und was stattdessen zu tun ist."
        }
        Code::Deprecated => "Die Version hat dieses Feld noch, aber eine spätere entfernt es.",
        Code::Undocumented => {
            "Die API-Dokumentation führt diesen Namen nicht auf. Wo sie sagt, dass es weitere Namen gibt, werden nur wahrscheinliche Tippfehler gemeldet."
        }
        Code::Irrelevant => {
            "Das Feld hat bei der gewählten Art keine Bedeutung, zum Beispiel eine Karten-ID, wenn vom Guthaben bezahlt wird."
        }
        Code::Unexpected => {
            "Mit diesem Wert des Feldes, das über die anderen entscheidet, werden nur die erforderlichen Felder erwartet."
        }
        Code::Exclusive => {
            "Zwei Parameter werden zusammen verwendet, die einander ausschließen. Eine Seite liegt vor dem einen Cursor oder nach dem anderen."
        }
        Code::UnknownVersion => {
            "Der Header nennt keine dokumentierte Version. Da die erlaubten Werte nicht dokumentiert sind, ist das eine Warnung."
        }
        Code::UnknownEndpoint => {
            "Die Version hat keinen Endpunkt mit dieser Methode und diesem Pfad."
        }
        Code::Entries => {
            "Die Einträge einer Liste lassen sich nur durch Raten finden, weil der Aufbau einer Seite nicht dokumentiert ist. Geben Sie mit der Option `entries` an, wo sie stehen."
        }
        Code::Complement => {
            "Das Komplement gehört zu einem anderen Dokument, zu anderen Versionen oder zu anderen Optionen. Nichts davon wurde verwendet."
        }
    }
}

const TEXTS: &[(&str, &str)] = &[
    // Words in sentences.
    ("query", "Abfrage"),
    ("or", "oder"),
    ("and", "und"),
    ("this field", "dieses Feld"),
    ("a value", "ein Wert"),
    ("{label}", "„{label}“"),
    ("a string", "eine Zeichenkette"),
    ("text", "Text"),
    ("an object", "ein Objekt"),
    ("an array", "ein Array"),
    ("an array or object", "ein Array oder Objekt"),
    ("a whole number", "eine ganze Zahl"),
    ("an e-mail address", "eine E-Mail-Adresse"),
    (
        "a decimal number in a string",
        "eine Dezimalzahl in einer Zeichenkette",
    ),
    ("value", "Wert"),
    ("name", "Name"),
    ("digit", "Ziffer"),
    ("end of number", "Ende der Zahl"),
    ("escape", "Escape-Sequenz"),
    ("hexadecimal digit", "Hexadezimalziffer"),
    ("end of text", "Ende des Textes"),
    ("a digit", "eine Ziffer"),
    ("a control character", "ein Steuerzeichen"),
    ("a letter", "ein Buchstabe"),
    ("another character", "ein anderes Zeichen"),
    // Fields without a name.
    ("the document", "das Dokument"),
    ("the order request", "die Bestellanfrage"),
    ("the created order", "die erstellte Bestellung"),
    ("the order", "die Bestellung"),
    ("the product", "das Produkt"),
    ("the product update", "die Produktänderung"),
    ("the product query", "die Produktabfrage"),
    ("the order query", "die Bestellabfrage"),
    ("the query", "die Abfrage"),
    ("each item", "jeder Artikel"),
    ("each offered product", "jedes angebotene Produkt"),
    // Titles and labels.
    ("Order request", "Bestellanfrage"),
    ("Created order", "Erstellte Bestellung"),
    ("Order", "Bestellung"),
    ("Product update", "Produktänderung"),
    ("Product state", "Produktzustand"),
    ("Product query", "Produktabfrage"),
    ("Order query", "Bestellabfrage"),
    ("Products", "Produkte"),
    ("Payment method", "Zahlungsmethode"),
    ("Payment type", "Zahlungsart"),
    ("Card ID", "Karten-ID"),
    ("Currency", "Währung"),
    ("Item list", "Artikelliste"),
    ("Item", "Artikel"),
    ("Distribution method", "Zustellweg"),
    ("Distribution type", "Zustellart"),
    ("E-mail address", "E-Mail-Adresse"),
    ("Product selection", "Produktauswahl"),
    ("Selection type", "Auswahlart"),
    ("Product", "Produkt"),
    ("Product list", "Produktliste"),
    ("Offered product", "Angebotenes Produkt"),
    ("Status", "Status"),
    ("Order ID", "Bestellnummer"),
    ("Message", "Nachricht"),
    ("Completion time", "Abschlusszeit"),
    ("Redemption URL", "Einlöse-URL"),
    ("Payout", "Auszahlung"),
    ("Approval state", "Freigabestatus"),
    ("Category list", "Kategorienliste"),
    ("Expiry", "Ablauf"),
    ("Product code", "Produktcode"),
    ("Old state", "Alter Zustand"),
    ("New state", "Neuer Zustand"),
    ("Price multiplier", "Preisfaktor"),
    ("Timestamp", "Zeitpunkt"),
    ("Orderable filter", "Bestellbarkeitsfilter"),
    ("Country filter", "Länderfilter"),
    ("Start cursor", "Startcursor"),
    ("End cursor", "Endcursor"),
    ("Page size", "Seitengröße"),
    // Allowed values.
    ("Card", "Karte"),
    ("Account balance", "Guthaben"),
    ("Euro", "Euro"),
    ("Pound sterling", "Pfund Sterling"),
    ("US dollar", "US-Dollar"),
    ("Canadian dollar", "Kanadischer Dollar"),
    ("E-mail", "E-Mail"),
    ("Payout link", "Auszahlungslink"),
    ("One product", "Ein Produkt"),
    ("Several products", "Mehrere Produkte"),
    ("Completed", "Abgeschlossen"),
    ("Processing", "In Bearbeitung"),
    ("Failed", "Fehlgeschlagen"),
    // Reasons of requirements.
    (
        "An order is paid by card or from the account balance.",
        "Eine Bestellung wird per Karte oder vom Guthaben bezahlt.",
    ),
    (
        "It says whether a card or the account balance pays.",
        "Die Angabe sagt, ob per Karte oder vom Guthaben bezahlt wird.",
    ),
    (
        "A card payment needs the card's ID.",
        "Eine Kartenzahlung braucht die ID der Karte.",
    ),
    (
        "No default currency is documented, so an order needs one.",
        "Es ist keine Standardwährung dokumentiert, daher braucht eine Bestellung eine Währung.",
    ),
    (
        "An order needs at least one item.",
        "Eine Bestellung braucht mindestens einen Artikel.",
    ),
    (
        "Add at least one item.",
        "Fügen Sie mindestens einen Artikel hinzu.",
    ),
    (
        "An item is sent by e-mail or as a payout link.",
        "Ein Artikel wird per E-Mail oder als Auszahlungslink versendet.",
    ),
    (
        "It says whether the item is sent by e-mail or as a payout link.",
        "Die Angabe sagt, ob der Artikel per E-Mail oder als Auszahlungslink versendet wird.",
    ),
    (
        "An item sent by e-mail needs the recipient's address.",
        "Ein Artikel, der per E-Mail versendet wird, braucht die Adresse des Empfängers.",
    ),
    (
        "Products are selected for each item.",
        "Produkte werden für jeden Artikel ausgewählt.",
    ),
    (
        "It says whether one product or several are offered.",
        "Die Angabe sagt, ob ein Produkt oder mehrere angeboten werden.",
    ),
    (
        "A single selection needs a product.",
        "Eine Einzelauswahl braucht ein Produkt.",
    ),
    (
        "A multiple selection needs at least one product.",
        "Eine Mehrfachauswahl braucht mindestens ein Produkt.",
    ),
    (
        "It is the only field of the response to a new order.",
        "Es ist das einzige Feld der Antwort auf eine neue Bestellung.",
    ),
    (
        "The other fields of an order depend on it.",
        "Die anderen Felder einer Bestellung hängen davon ab.",
    ),
    (
        "Use `{name}` instead.",
        "Verwenden Sie stattdessen `{name}`.",
    ),
    (
        "A page comes before one cursor or after the other.",
        "Eine Seite liegt vor dem einen Cursor oder nach dem anderen.",
    ),
    (
        "2023-07-27 requires a country code (implied). The name of its parameter is not documented.",
        "2023-07-27 verlangt einen Ländercode (abgeleitet). Der Name des Parameters ist nicht dokumentiert.",
    ),
    (
        "The structure of `payout` is not documented (2.6). Its URL is assumed to be at `payoutUrl`.",
        "Der Aufbau von `payout` ist nicht dokumentiert (2.6). Seine URL wird bei `payoutUrl` angenommen.",
    ),
    (
        "The field name of the redemption instructions is not documented (2.1). They are kept as they are.",
        "Der Feldname der Einlösehinweise ist nicht dokumentiert (2.1). Sie bleiben, wie sie sind.",
    ),
    (
        "An order that is not completed should include it.",
        "Eine Bestellung, die nicht abgeschlossen ist, sollte das enthalten.",
    ),
    (
        "A completed order should include it.",
        "Eine abgeschlossene Bestellung sollte das enthalten.",
    ),
    (
        "A completed order should list at least one item.",
        "Eine abgeschlossene Bestellung sollte mindestens einen Artikel enthalten.",
    ),
    (
        "Every listed product has one.",
        "Jedes aufgeführte Produkt hat einen Freigabestatus.",
    ),
    (
        "It says which product changed.",
        "Die Angabe sagt, welches Produkt sich geändert hat.",
    ),
    (
        "It describes the product after the update.",
        "Die Angabe beschreibt das Produkt nach der Änderung.",
    ),
    (
        "It says when the product changed.",
        "Die Angabe sagt, wann sich das Produkt geändert hat.",
    ),
    (
        "It carries the idempotency key of a new order.",
        "Er überträgt den Idempotenzschlüssel einer neuen Bestellung.",
    ),
    // What to do instead.
    (
        "The API documentation names no replacement.",
        "Die API-Dokumentation nennt keinen Ersatz.",
    ),
    (
        "Remove it. The API documentation names no replacement.",
        "Entfernen Sie diese Angabe. Die API-Dokumentation nennt keinen Ersatz.",
    ),
    (
        "Give each entry of `items` its own `products`.",
        "Geben Sie jedem Eintrag von `items` eigene `products`.",
    ),
    (
        "Send the key in the header `x-idempotency-key`.",
        "Senden Sie den Schlüssel im Header `x-idempotency-key`.",
    ),
    (
        "Read the order to get its details.",
        "Rufen Sie die Bestellung ab, um ihre Details zu erhalten.",
    ),
    ("Read `payout` instead.", "Lesen Sie stattdessen `payout`."),
    (
        "Read the order with GET /v2/order/{id}.",
        "Rufen Sie die Bestellung mit GET /v2/order/{id} ab.",
    ),
    // Documentation.
    (
        "How the order is paid, and in which currency.",
        "Wie und in welcher Währung die Bestellung bezahlt wird.",
    ),
    (
        "Whether a card or the account balance pays.",
        "Ob per Karte oder vom Guthaben bezahlt wird.",
    ),
    (
        "Identifies the card that pays.",
        "Kennzeichnet die Karte, mit der bezahlt wird.",
    ),
    (
        "The currency in which the order is paid.",
        "Die Währung, in der die Bestellung bezahlt wird.",
    ),
    (
        "What is ordered: one entry for each payout.",
        "Was bestellt wird: ein Eintrag je Auszahlung.",
    ),
    (
        "What was ordered: one entry for each payout.",
        "Was bestellt wurde: ein Eintrag je Auszahlung.",
    ),
    (
        "One payout to one recipient.",
        "Eine Auszahlung an einen Empfänger.",
    ),
    (
        "How the item reaches its recipient.",
        "Wie der Artikel den Empfänger erreicht.",
    ),
    (
        "Whether the item is sent by e-mail or as a payout link.",
        "Ob der Artikel per E-Mail oder als Auszahlungslink versendet wird.",
    ),
    (
        "The recipient's e-mail address.",
        "Die E-Mail-Adresse des Empfängers.",
    ),
    (
        "What the recipient can choose from.",
        "Woraus der Empfänger wählen kann.",
    ),
    (
        "Whether one product or several are offered.",
        "Ob ein Produkt oder mehrere angeboten werden.",
    ),
    (
        "The one product of a single selection.",
        "Das eine Produkt einer Einzelauswahl.",
    ),
    (
        "The products of a multiple selection.",
        "Die Produkte einer Mehrfachauswahl.",
    ),
    (
        "The code of one product on offer.",
        "Der Code eines angebotenen Produkts.",
    ),
    ("The state of the order.", "Der Zustand der Bestellung."),
    ("Identifies the order.", "Kennzeichnet die Bestellung."),
    (
        "What the service says about an order that is not completed.",
        "Was der Dienst zu einer Bestellung sagt, die nicht abgeschlossen ist.",
    ),
    (
        "When the order was completed.",
        "Wann die Bestellung abgeschlossen wurde.",
    ),
    (
        "Where the recipient redeems the item.",
        "Wo der Empfänger den Artikel einlöst.",
    ),
    (
        "Replaces the redemption URL. Its structure is not documented.",
        "Ersetzt die Einlöse-URL. Der Aufbau ist nicht dokumentiert.",
    ),
    (
        "Approved for every listed product. Its values are not documented.",
        "Bei jedem aufgeführten Produkt freigegeben. Die Werte sind nicht dokumentiert.",
    ),
    (
        "The categories of the product. Their form is not documented.",
        "Die Kategorien des Produkts. Ihre Form ist nicht dokumentiert.",
    ),
    (
        "Instructions on expiry. Their fields are not documented.",
        "Hinweise zum Ablauf. Ihre Felder sind nicht dokumentiert.",
    ),
    (
        "The code of the product that changed.",
        "Der Code des geänderten Produkts.",
    ),
    (
        "The product's state before the update.",
        "Der Zustand des Produkts vor der Änderung.",
    ),
    (
        "The product's state after the update.",
        "Der Zustand des Produkts nach der Änderung.",
    ),
    (
        "A decimal number in a string.",
        "Eine Dezimalzahl in einer Zeichenkette.",
    ),
    (
        "When the update happened, to the microsecond and without a zone offset.",
        "Wann die Änderung geschah, auf die Mikrosekunde genau und ohne Zeitzone.",
    ),
    (
        "When set, only products that can be ordered are listed.",
        "Wenn gesetzt, werden nur bestellbare Produkte aufgeführt.",
    ),
    (
        "Lists the one product with this code.",
        "Führt das eine Produkt mit diesem Code auf.",
    ),
    (
        "Lists products that can be redeemed in these countries.",
        "Führt Produkte auf, die in diesen Ländern eingelöst werden können.",
    ),
    (
        "A cursor: lists what follows it.",
        "Ein Cursor: führt auf, was danach kommt.",
    ),
    (
        "A cursor: lists what precedes it.",
        "Ein Cursor: führt auf, was davor kommt.",
    ),
    (
        "How many entries a page holds at most. The largest value is not documented.",
        "Wie viele Einträge eine Seite höchstens hat. Der größte Wert ist nicht dokumentiert.",
    ),
    // Notes on what is not documented.
    (
        "What identifies a product in a selection: its type and form.",
        "Was ein Produkt in einer Auswahl kennzeichnet: Typ und Form.",
    ),
    (
        "Other fields of an item, such as its amount.",
        "Weitere Felder eines Artikels, etwa der Betrag.",
    ),
    (
        "Which fields are required. What is required here follows from the rest.",
        "Welche Felder erforderlich sind. Was hier verlangt wird, folgt aus dem Übrigen.",
    ),
    (
        "The structure and the fields of `payout`.",
        "Der Aufbau und die Felder von `payout`.",
    ),
    (
        "The types of `id` and `message`, and whether a completed order includes them.",
        "Die Typen von `id` und `message`, und ob eine abgeschlossene Bestellung sie enthält.",
    ),
    (
        "The form of `completed_at`.",
        "Die Form von `completed_at`.",
    ),
    (
        "How a page lays out its entries, and where it carries its cursors.",
        "Wie eine Seite ihre Einträge anordnet und wo ihre Cursor stehen.",
    ),
    (
        "How many entries a page holds by default and at most.",
        "Wie viele Einträge eine Seite ohne Angabe und höchstens hat.",
    ),
    (
        "Other fields of a product.",
        "Weitere Felder eines Produkts.",
    ),
    (
        "The name and the fields of the redemption instructions.",
        "Der Name und die Felder der Einlösehinweise.",
    ),
    (
        "The values of `approval_state` other than that of an approved product.",
        "Die Werte von `approval_state` außer dem eines freigegebenen Produkts.",
    ),
    ("What `categories` holds.", "Was `categories` enthält."),
    (
        "What the instructions on expiry hold.",
        "Was die Hinweise zum Ablauf enthalten.",
    ),
    (
        "The form of cursors and country codes, and what sets `is_orderable`.",
        "Die Form von Cursorn und Ländercodes, und welcher Wert `is_orderable` setzt.",
    ),
    (
        "What happens when `before` and `after` are used together.",
        "Was geschieht, wenn `before` und `after` zusammen verwendet werden.",
    ),
    ("Other parameters.", "Weitere Parameter."),
    (
        "Whether `before` and `after` exclude each other here too.",
        "Ob `before` und `after` einander auch hier ausschließen.",
    ),
    // Changes between the versions.
    (
        "The product listing has more fields, filters and pages",
        "Die Produktliste hat mehr Felder, Filter und Seiten",
    ),
    (
        "Only approved products are listed. Each has `approval_state`, `categories`, `expiry` and redemption instructions. The query accepts the filters `is_orderable`, `code` and `countries_redeemable_in`, and the cursors `after` and `before` with a `limit`. A country code is no longer required.",
        "Nur freigegebene Produkte werden aufgeführt. Jedes hat `approval_state`, `categories`, `expiry` und Einlösehinweise. Die Abfrage nimmt die Filter `is_orderable`, `code` und `countries_redeemable_in` sowie die Cursor `after` und `before` mit einem `limit` an. Ein Ländercode ist nicht mehr erforderlich.",
    ),
    (
        "The supported countries can be listed",
        "Die unterstützten Länder lassen sich auflisten",
    ),
    (
        "`GET /v2/product/countries` lists the supported countries. Its response is not documented.",
        "`GET /v2/product/countries` führt die unterstützten Länder auf. Die Antwort ist nicht dokumentiert.",
    ),
    (
        "`payout` replaces `redemption_url` on the items of an order",
        "`payout` ersetzt `redemption_url` in den Artikeln einer Bestellung",
    ),
    (
        "Order responses no longer contain `redemption_url`, which was deprecated in 2023-07-27. The field `payout` replaces it. Its structure is not documented.",
        "Bestellantworten enthalten `redemption_url` nicht mehr, das in 2023-07-27 als veraltet galt. Das Feld `payout` ersetzt es. Sein Aufbau ist nicht dokumentiert.",
    ),
];
