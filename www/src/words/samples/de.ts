/** Samples in German. */
import type { SampleWords } from '../../app/words.js'

export const samples: SampleWords = {
  twoPayoutsFromTheBalance: [
    'Zwei Auszahlungen vom Guthaben',
    'Ein Artikel geht per E-Mail hinaus, der andere als Link, jeder mit eigenen Produkten.',
  ],
  carelessRequest: [
    'Eine nachlässige Anfrage',
    'Acht Fehler in einer Anfrage. Drei lassen sich sicher beheben, eine Korrektur verschiebt einen Wert in einen Header.',
  ],
  notJsonACommaTooMany: ['Kein JSON: ein Komma zu viel', 'Das Lesen endet dort und nennt, was erwartet wurde.'],
  writtenBefore20230727: [
    'Geschrieben vor 2023-07-27',
    'Schlüssel, Land und Produkte der Bestellung stehen an Stellen, die jede Version entfernt hat.',
  ],
  statusInSmallLetters: [
    'Ein Status in Kleinbuchstaben',
    'Groß- und Kleinschreibung zählt. Die sichere Korrektur behebt es.',
  ],
  withAllTheDetailsOfTheOrder: [
    'Mit allen Angaben der Bestellung',
    'Sie wurden entfernt. Rufen Sie die Bestellung ab, um sie zu erhalten.',
  ],
  completeWithAPayout: [
    'Vollständig, mit Auszahlung',
    'Die Auszahlung enthält mehr als ihre URL: Konvertieren Sie abwärts und sehen Sie, was zurückkommt.',
  ],
  completeWithARedemptionUrl: ['Vollständig, mit Einlöse-URL', 'Die URL ist veraltet: ein Hinweis, kein Fehler.'],
  keyTwiceInTwoSpellings: [
    'Ein Schlüssel doppelt, in zwei Schreibweisen',
    'Programme behalten verschiedene der beiden, daher ist keiner verlässlich.',
  ],
  textThatEndsEarly: [
    'Ein Text, der zu früh endet',
    'Was vor dem Ende gelesen wurde, zählt. Nichts wird als fehlend gemeldet.',
  ],
  bothUrlsOnOneItem: [
    'Beide URLs an einem Artikel',
    'Die Bestellung kann nicht konvertiert werden, weil ein Artikel `payout` doppelt hat.',
  ],
  fromTheArchiveWithThreeLinks: [
    'Aus dem Archiv, mit drei Links',
    'Aus einer URL wird an ihrer Stelle eine Auszahlung; was keine URL ist, geht verloren; jedes andere Byte bleibt.',
  ],
  entryWithoutItsStatus: [
    'Ein Eintrag ohne Status',
    'Alles andere an einer Bestellung hängt von ihrem Status ab, daher wird nur er vermisst.',
  ],
  twoListsOnOnePage: [
    'Zwei Listen auf einer Seite',
    'Mehr als ein Feld könnte die Einträge enthalten, daher müssen Sie wählen.',
  ],
  pageOf20230727: [
    'Eine Seite von 2023-07-27',
    'Jeder Eintrag wird für sich konvertiert; was um sie herum steht, bleibt unverändert.',
  ],
  approvedProduct: [
    'Ein freigegebenes Produkt',
    'Zahlen behalten alle ihre Ziffern: Konvertieren Sie es hin und zurück.',
  ],
  noApprovalState: ['Kein Freigabestatus', 'Ein Feld fehlt, und zwei haben einen anderen Typ als dokumentiert.'],
  pageWhereAProductShouldBe: [
    'Eine Seite statt eines Produkts',
    'Ein falscher Typ ist ein Problem. Der Inhalt wird nicht geprüft.',
  ],
  itsStateToBeFilledIn: [
    'Sein Status ist zu ergänzen',
    'Die neuere Version verlangt einen Freigabestatus. Diese Lücke können Sie füllen.',
  ],
  entryWithoutApprovalState: [
    'Ein Eintrag ohne Freigabestatus',
    'Die API-Dokumentation sagt, dass jedes aufgeführte Produkt ihn hat.',
  ],
  numberAmongTheProducts: [
    'Eine Zahl unter den Produkten',
    'Jeder Eintrag muss ein Objekt sein. Der Bericht sagt, wo das nicht so ist.',
  ],
  pageWithoutApprovalStates: [
    'Eine Seite ohne Freigabestatus',
    'Eine Lücke je Eintrag. Was Sie einmal angeben, wird in alle eingesetzt.',
  ],
  newPriceMultiplier: [
    'Ein neuer Preisfaktor',
    'Zustand davor und danach, und wann es geschah, auf die Mikrosekunde genau.',
  ],
  withoutTheStateBefore: ['Ohne den vorherigen Zustand', 'Der alte Zustand darf fehlen, der Preisfaktor auch.'],
  updateOf29February2023: [
    'Eine Produktänderung vom 29. Februar 2023',
    'Diesen Tag gibt es nicht, und ein Preisfaktor ist eine Dezimalzahl in einer Zeichenkette.',
  ],
  nothingNewInIt: [
    'Nichts Neues darin',
    'Der neue Zustand fehlt, und die Zeit hat eine Zeitzone, wo keine gezeigt wird.',
  ],
  nextPageOfWhatCanBeOrdered: ['Die nächste Seite des Bestellbaren', 'Filter und ein Cursor, alle von 2024-02-05.'],
  listingByCountry: [
    'Eine Auflistung nach Land',
    'Ein Land war nötig, aber der Name des Parameters ist nicht dokumentiert. Das ist eine Warnung, kein Fehler.',
  ],
  pagingBothWaysAtOnce: [
    'In beide Richtungen blättern',
    'Eine Seite liegt hinter dem einen Cursor oder vor dem anderen, und ein Limit ist eine Zahl.',
  ],
  countryTwice: ['Ein Land doppelt', 'Es ist nicht festgelegt, welches von beiden zählt.'],
  everythingThereIs: [
    'Alles, was es gibt',
    'Die neuere Version braucht kein Land, um Produkte aufzulisten; was da ist, bleibt daher unverändert.',
  ],
  lessThanNothing: [
    'Weniger als nichts',
    'Ein Limit ist eine Anzahl, beide Cursor stehen zusammen, und %zz ist kein Zeichen.',
  ],
  sentAsAForm: ['Als Formular gesendet', 'Der Body wird nur mit dem Inhaltstyp von JSON gelesen.'],
  sentWithoutAContentType: ['Ohne Inhaltstyp gesendet', 'Ein fehlender Inhaltstyp gilt nicht als JSON.'],
  sentCompressed: ['Komprimiert gesendet', 'Der Empfänger nimmt keine Inhaltskodierung an.'],
  askedForWithGET: ['Mit GET angefragt', 'Produktänderungen werden mit POST gesendet.'],
}
