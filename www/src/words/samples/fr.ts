/** Samples in French. */
import type { SampleWords } from '../../app/words.js'

export const samples: SampleWords = {
  twoPayoutsFromTheBalance: [
    'Deux versements depuis le solde',
    "Un article part par e-mail, l'autre sous forme de lien, chacun avec ses propres produits.",
  ],
  carelessRequest: [
    'Une demande négligée',
    'Huit erreurs dans une demande. Trois ont une correction sûre, et une correction déplace une valeur dans un en-tête.',
  ],
  notJsonACommaTooMany: [
    'Pas du JSON\u00a0: une virgule de trop',
    "La lecture s'arrête là et indique ce qui était attendu.",
  ],
  writtenBefore20230727: [
    'Écrit avant 2023-07-27',
    'La clé, le pays et les produits de la commande sont à des endroits que chaque version a supprimés.',
  ],
  statusInSmallLetters: ['Un statut en minuscules', 'La casse compte. La correction sûre la rétablit.'],
  withAllTheDetailsOfTheOrder: [
    'Avec tous les détails de la commande',
    'Ils ont été supprimés. Lisez la commande pour les obtenir.',
  ],
  completeWithAPayout: [
    'Complète, avec un versement',
    "Le versement contient plus que son URL\u00a0: convertissez la commande vers l'ancienne version et voyez ce qui revient.",
  ],
  completeWithARedemptionUrl: [
    "Complète, avec une URL d'utilisation",
    "L'URL est dépréciée\u00a0: une remarque, pas une erreur.",
  ],
  keyTwiceInTwoSpellings: [
    'Une clé en double, sous deux graphies',
    "Les programmes ne gardent pas la même des deux\u00a0: aucune n'est fiable.",
  ],
  textThatEndsEarly: [
    'Un texte qui finit trop tôt',
    "Ce qui a été lu avant la fin compte. Rien n'est signalé comme manquant.",
  ],
  bothUrlsOnOneItem: [
    'Les deux URL sur un article',
    'La commande ne peut pas être convertie, car un article a `payout` deux fois.',
  ],
  fromTheArchiveWithThreeLinks: [
    "De l'archive, avec trois liens",
    "Une URL devient un versement à sa place, ce qui n'est pas une URL est perdu, et chaque autre octet reste.",
  ],
  entryWithoutItsStatus: [
    'Une entrée sans statut',
    "Tout le reste d'une commande dépend de son statut\u00a0: lui seul est donc signalé comme manquant.",
  ],
  twoListsOnOnePage: [
    'Deux listes sur une page',
    "Plus d'un champ pourrait contenir les entrées\u00a0: vous devez choisir.",
  ],
  pageOf20230727: [
    'Une page de 2023-07-27',
    'Chaque entrée est convertie séparément\u00a0; ce qui les entoure reste tel quel.',
  ],
  approvedProduct: [
    'Un produit approuvé',
    "Les nombres gardent tous leurs chiffres\u00a0: convertissez-le dans un sens puis dans l'autre.",
  ],
  noApprovalState: ["Sans état d'approbation", "Un champ manque, et deux n'ont pas le type documenté."],
  pageWhereAProductShouldBe: [
    "Une page à la place d'un produit",
    "Un mauvais type est un seul problème. Ce qu'il contient n'est pas vérifié.",
  ],
  itsStateToBeFilledIn: [
    'Son état est à compléter',
    "La version plus récente exige un état d'approbation. Vous pouvez combler ce manque.",
  ],
  entryWithoutApprovalState: [
    "Une entrée sans état d'approbation",
    "La documentation de l'API indique que chaque produit listé en a un.",
  ],
  numberAmongTheProducts: [
    'Un nombre parmi les produits',
    "Chaque entrée doit être un objet. Le rapport indique où ce n'est pas le cas.",
  ],
  pageWithoutApprovalStates: [
    "Une page sans états d'approbation",
    'Un manque par entrée. Ce que vous saisissez une fois va dans toutes.',
  ],
  newPriceMultiplier: [
    'Un nouveau multiplicateur de prix',
    "L'état avant et après, et l'instant à la microseconde près.",
  ],
  withoutTheStateBefore: ["Sans l'état précédent", "L'ancien état peut être absent, et le multiplicateur aussi."],
  updateOf29February2023: [
    'Une mise à jour du 29 février 2023',
    "Ce jour n'existe pas, et un multiplicateur est un nombre décimal dans une chaîne.",
  ],
  nothingNewInIt: ['Rien de nouveau', "Le nouvel état manque, et l'heure a un fuseau là où aucun n'est montré."],
  nextPageOfWhatCanBeOrdered: [
    'La page suivante de ce qui se commande',
    'Des filtres et un curseur, tous de 2024-02-05.',
  ],
  listingByCountry: [
    'Une liste par pays',
    "Un pays était exigé, mais le nom du paramètre n'est pas documenté. C'est un avertissement, pas une erreur.",
  ],
  pagingBothWaysAtOnce: [
    'Parcourir dans les deux sens à la fois',
    "Une page est après un curseur ou avant l'autre, et une limite est un nombre.",
  ],
  countryTwice: ['Un pays en double', "Il n'est pas défini lequel des deux compte."],
  everythingThereIs: [
    "Tout ce qu'il y a",
    'La version plus récente liste les produits sans pays\u00a0: le reste est donc transmis tel quel.',
  ],
  lessThanNothing: [
    'Moins que rien',
    "Une limite est un nombre d'éléments, les deux curseurs sont là, et %zz n'est pas un caractère.",
  ],
  sentAsAForm: ['Envoyé comme un formulaire', "Le corps n'est lu qu'avec le type de contenu de JSON."],
  sentWithoutAContentType: ['Envoyé sans type de contenu', 'Un type de contenu absent ne vaut pas JSON.'],
  sentCompressed: ['Envoyé compressé', "Le récepteur n'accepte aucun encodage de contenu."],
  askedForWithGET: ['Demandé avec GET', 'Les mises à jour sont envoyées avec POST.'],
}
