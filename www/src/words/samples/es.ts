/** Samples in Spanish. */
import type { SampleWords } from '../../app/words.js'

export const samples: SampleWords = {
  twoPayoutsFromTheBalance: [
    'Dos pagos desde el saldo',
    'Un artículo sale por correo electrónico, el otro como enlace, cada uno con sus propios productos.',
  ],
  carelessRequest: [
    'Una solicitud descuidada',
    'Ocho errores en una solicitud. Tres tienen una corrección segura, y una corrección mueve un valor a una cabecera.',
  ],
  notJsonACommaTooMany: ['No es JSON: sobra una coma', 'La lectura se detiene ahí e indica lo que esperaba.'],
  writtenBefore20230727: [
    'Escrito antes de 2023-07-27',
    'La clave, el país y los productos del pedido están en lugares que todas las versiones han eliminado.',
  ],
  statusInSmallLetters: ['Un estado en minúsculas', 'Las mayúsculas cuentan. La corrección segura lo arregla.'],
  withAllTheDetailsOfTheOrder: [
    'Con todos los detalles del pedido',
    'Se han eliminado. Lea el pedido para obtenerlos.',
  ],
  completeWithAPayout: [
    'Completo, con un pago',
    'El pago contiene más que su URL: convierta el pedido a la versión anterior y vea qué vuelve.',
  ],
  completeWithARedemptionUrl: ['Completo, con una URL de canje', 'La URL está obsoleta: una observación, no un error.'],
  keyTwiceInTwoSpellings: [
    'Una clave repetida, escrita de dos formas',
    'Los programas no conservan la misma de las dos, así que ninguna es fiable.',
  ],
  textThatEndsEarly: [
    'Un texto que acaba antes de tiempo',
    'Lo leído antes del final cuenta. Nada se señala como ausente.',
  ],
  bothUrlsOnOneItem: [
    'Las dos URL en un artículo',
    'El pedido no puede convertirse, porque un artículo tiene `payout` dos veces.',
  ],
  fromTheArchiveWithThreeLinks: [
    'Del archivo, con tres enlaces',
    'Una URL pasa a ser un pago en su sitio, lo que no es una URL se pierde y cada otro byte se mantiene.',
  ],
  entryWithoutItsStatus: [
    'Una entrada sin su estado',
    'Todo lo demás de un pedido depende de su estado, así que es lo único que se echa en falta.',
  ],
  twoListsOnOnePage: [
    'Dos listas en una página',
    'Más de un campo podría contener las entradas, así que tiene que elegir.',
  ],
  pageOf20230727: [
    'Una página de 2023-07-27',
    'Cada entrada se convierte por separado; lo que las rodea se queda como está.',
  ],
  approvedProduct: ['Un producto aprobado', 'Los números conservan todos sus dígitos: conviértalo de ida y vuelta.'],
  noApprovalState: ['Sin estado de aprobación', 'Falta un campo, y dos tienen un tipo distinto del documentado.'],
  pageWhereAProductShouldBe: [
    'Una página en lugar de un producto',
    'Un tipo incorrecto es un solo problema. Lo de dentro no se valida.',
  ],
  itsStateToBeFilledIn: [
    'Su estado está por rellenar',
    'La versión más reciente exige un estado de aprobación. Usted puede rellenarlo.',
  ],
  entryWithoutApprovalState: [
    'Una entrada sin estado de aprobación',
    'La documentación de la API dice que todo producto listado lo tiene.',
  ],
  numberAmongTheProducts: [
    'Un número entre los productos',
    'Cada entrada debe ser un objeto. El informe dice dónde no lo es.',
  ],
  pageWithoutApprovalStates: [
    'Una página sin estados de aprobación',
    'Falta un dato por entrada. Lo que rellene una vez va a todas.',
  ],
  newPriceMultiplier: [
    'Un nuevo multiplicador de precio',
    'El estado antes y después, y cuándo ocurrió, al microsegundo.',
  ],
  withoutTheStateBefore: ['Sin el estado anterior', 'El estado anterior puede faltar, y el multiplicador también.'],
  updateOf29February2023: [
    'Una actualización del 29 de febrero de 2023',
    'Ese día no existe, y un multiplicador es un número decimal en una cadena.',
  ],
  nothingNewInIt: [
    'Nada nuevo en ella',
    'Falta el nuevo estado, y la hora tiene una zona donde no se muestra ninguna.',
  ],
  nextPageOfWhatCanBeOrdered: [
    'La página siguiente de lo que se puede pedir',
    'Filtros y un cursor, todos de 2024-02-05.',
  ],
  listingByCountry: [
    'Un listado por país',
    'Se exigía un país, pero el nombre de su parámetro no está documentado. Es una advertencia, no un error.',
  ],
  pagingBothWaysAtOnce: [
    'Paginar en ambos sentidos a la vez',
    'Una página está tras un cursor o antes del otro, y un límite es un número.',
  ],
  countryTwice: ['Un país dos veces', 'No está definido cuál de los dos cuenta.'],
  everythingThereIs: [
    'Todo lo que hay',
    'La versión más reciente no necesita país para listar productos, así que lo demás pasa como está.',
  ],
  lessThanNothing: [
    'Menos que nada',
    'Un límite es una cantidad, los dos cursores están juntos y %zz no es un carácter.',
  ],
  sentAsAForm: ['Enviado como formulario', 'El cuerpo solo se lee con el tipo de contenido de JSON.'],
  sentWithoutAContentType: ['Enviado sin tipo de contenido', 'Un tipo de contenido ausente no equivale a JSON.'],
  sentCompressed: ['Enviado comprimido', 'El receptor no admite codificaciones de contenido.'],
  askedForWithGET: ['Pedido con GET', 'Las actualizaciones se envían con POST.'],
}
