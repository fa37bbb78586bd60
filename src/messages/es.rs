//! The messages in Spanish: data only, checked for completeness by the compiler and by tests.

use super::Messages;
use crate::Code;
#[cfg(not(target_arch = "wasm32"))]
use crate::report::edge::EdgeSentence;
use crate::report::reason::{Clue, Reason};
use crate::report::sentence::Sentence;

/// The messages in Spanish.
pub static SPANISH: Messages = Messages {
    language: "es",
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
        NoValue => "Aquí se espera un valor JSON.",
        NoValueOrBracket => "Aquí se espera un valor JSON o `]`.",
        NoKey => {
            "Aquí se espera un nombre entre comillas dobles. Antes de una llave de cierre no puede haber una coma."
        }
        NoKeyOrBrace => "Aquí se espera un nombre entre comillas dobles o `}`.",
        NoColon => "Entre el nombre y su valor se esperan dos puntos.",
        NoCommaOrBrace => "Aquí se espera una coma o `}`.",
        NoCommaOrBracket => "Aquí se espera una coma o `]`.",
        NoDigit => "Aquí se espera un dígito. Los números se escriben como -12.5e3.",
        NoNumberEnd => {
            "El número debe terminar aquí. Los números se escriben como -12.5e3, sin cero inicial."
        }
        NoEscape => {
            "Esto no es una secuencia de escape de JSON. JSON tiene \\\" \\\\ \\/ \\b \\f \\n \\r \\t y \\u."
        }
        NoHexDigit => "Después de \\u se esperan cuatro dígitos hexadecimales.",
        NoQuote => "La cadena no está cerrada. Aquí se esperan comillas dobles.",
        RawControl => {
            "Una cadena contiene un carácter de control. JSON exige una secuencia de escape como \\n."
        }
        NoEnd => "Hay más texto después del documento. Solo se permite un valor JSON.",
        NotUtf8 => "Estos bytes no son UTF-8. JSON debe estar codificado en UTF-8.",
        NotUtf8Query => {
            "Estos caracteres no son UTF-8 con codificación porcentual. Codifique la consulta en UTF-8 y % como %25."
        }
        LoneSurrogateReceived => {
            "Esto es la mitad de un par suplente, no un carácter. Avise al servicio."
        }
        LoneSurrogate => {
            "Esto es la mitad de un par suplente, no un carácter. Complétela o quítela."
        }
        ByteOrderMark => {
            "El texto empieza con una marca de orden de bytes (U+FEFF). Quítela antes de pasar el texto."
        }
        TooDeep => {
            "La entrada supera el límite de {number} niveles. Simplifíquela o aumente la opción `limits.depth`."
        }
        TooLarge => {
            "La entrada supera el límite de {number} bytes. Acórtela o aumente la opción `limits.bytes`."
        }
        NotSerializable => {
            "Este valor no se puede escribir como JSON. JSON no tiene ciclos, BigInt, funciones ni símbolos."
        }

        Type => "{field} debe ser {type}.",
        TypeReceived => "{field} debería ser {type}.",
        TypeCount => "{field} debe ser un número entero, 0 o más.",
        Enum => "{field} tiene un valor no permitido. Use {values}.",
        EnumReceived => "{field} tiene un valor que la documentación de la API no menciona.",
        EmptyEnum => "El campo {field} está vacío. Use {values}.",
        EmptyEnumReceived => "El campo {field} está vacío. El valor debería ser {values}.",
        EmptyList => "El campo {field} está vacío. {need}",
        EmptyText => "El campo {field} está vacío.",
        EmptyTextWhy => "El campo {field} está vacío. {why}",
        Email => {
            "{field} no es una dirección de correo electrónico válida. Escriba una como name@example.com."
        }
        EmailReceived => "{field} no es una dirección de correo electrónico válida.",
        Timestamp => {
            "{field} no es una fecha y hora válida. La documentación de la API muestra la forma YYYY-MM-DDTHH:MM:SS.ffffff."
        }
        TimestampOffset => {
            "{field} contiene una zona horaria. La documentación de la API muestra fechas sin zona."
        }
        Decimal => {
            "{field} no es un número decimal. La documentación de la API muestra la forma \"0.8\"."
        }
        Exclusive => "{field} y {other} no se pueden usar a la vez. Quite uno de los dos.",

        Required => "Falta {field}. {why}",
        RequiredEnum => "Falta {field}. Use {values}.",
        Removed => "La versión {removed_in} eliminó {field}. {instead}",
        Deprecated => "{field} está obsoleto y desaparece en la versión {removed_in}. {instead}",
        NotYet => "La versión {since} introdujo {field}. Quítelo o use esa versión.",
        NotYetReceived => {
            "La versión {since} introdujo {field}. Este documento se lee como una versión anterior."
        }
        Irrelevant => "{field} solo se aplica si {discriminator} es {beside}. Quítelo.",
        IrrelevantReceived => "{field} solo se aplica si {discriminator} es {beside}.",
        Unexpected => {
            "{name} no se espera aquí. Si {discriminator} es {alone}, solo se esperan {carried}."
        }
        Undocumented => "La documentación de la API no menciona {name}. Compruebe la ortografía.",
        UndocumentedReceived => "La documentación de la API no menciona {name} aquí.",
        Repeated => "{name} aparece más de una vez en este objeto. Deje solo uno.",
        RepeatedReceived => "{name} aparece más de una vez en este objeto.",
        QueryInUrl => {
            "Esto es una URL, no una consulta. Pase la parte tras el signo de interrogación, o un objeto URL."
        }
        QueryNot => {
            "Esto no es una consulta. Pase parámetros como a=1&b=2, con codificación por porcentaje."
        }
        RepeatedQuery => "{name} aparece más de una vez en la consulta. Deje solo uno.",

        EntriesNowhere => {
            "La opción `entries` no lleva a nada en este documento. Debe llevar a una matriz."
        }
        EntriesNoArray => "La opción `entries` debe llevar a una matriz.",
        EntriesAmbiguous => {
            "Más de un campo podría contener las entradas. Elija uno con la opción `entries`, por ejemplo `/data`."
        }
        EntriesBehind => {
            "Se supone que las entradas están en {pointer}. La estructura de una página no está documentada ({lists})."
        }
        NoEntries => {
            "No se encontraron entradas, así que no se comprobó ninguna. La estructura de una página no está documentada ({lists})."
        }

        DidYouMean => "¿Quiso decir {near}?",
        DidYouMeanCase => "¿Quiso decir {near}? Las mayúsculas y minúsculas cuentan.",
        EmailRule => {
            "Los navegadores aplican la misma regla a los campos de correo electrónico: sin espacios, y después de la @ solo letras, dígitos, puntos y guiones."
        }
        Why => "{why}",
        Apart => "{apart}",
        WhichCounts => "No está definido cuál cuenta.",

        NoDocument => {
            "No hay documento: la entrada es `undefined`. Pase un texto, bytes o un valor."
        }
        NotPlain => {
            "Este valor no es un objeto simple ni un array. Pase lo que JSON puede expresar, no un Date, un Map ni un Promise."
        }
        EmptyDocument => "El texto está vacío. Pase un documento JSON.",
        HtmlPage => "Esto es una página HTML, no JSON. Compruebe la URL de la que procede.",
        Compressed => "Estos bytes están comprimidos con gzip. Descomprímalos primero.",
        SeveralDocuments => {
            "Otro documento sigue al primero. Escriba cada uno en su propia línea y lea las líneas una a una."
        }
        JsonInString => {
            "Esto es una cadena que contiene JSON. Analice {field} primero, o convierta a JSON una sola vez."
        }
        Elsewhere => "Otro campo, que aquí no se muestra, contiene un error.",
        TakeOut => "Quitar {field}",
        WriteValue => "Cambiarlo por {near}",
        Rename => "Cambiar el nombre a {near}",

        CallRemoved => "La versión {endpoint_removed_in} eliminó {endpoint}. {endpoint_instead}",
        CallNotYet => "La versión {endpoint_since} introdujo {endpoint}. Use esa versión.",
        CallElsewhere => {
            "La URL está vacía o no está bajo la dirección base de la API. Compruebe la URL o la opción `baseUrl`."
        }
        CallUnknown => "La documentación de la API no menciona esta ruta. Compruebe cada parte.",
        CallMethod => {
            "La documentación de la API no menciona este método para la ruta. Use {methods}."
        }
        UnknownVersion => "La cabecera {header} no indica una versión documentada. Use {versions}.",
        HeaderMissing => "Falta la cabecera {header}. {header_why}",
        HeaderEmpty => "La cabecera {header} está vacía. {header_why}",
        HeaderRepeated => "La cabecera {header} tiene más de un valor. Envíe uno solo.",
        HeaderUndocumented => {
            "La documentación de la API no menciona esta cabecera. Compruebe la ortografía."
        }
        BodyUnexpected => {
            "La documentación de la API no muestra un cuerpo para este punto de conexión. Quítelo."
        }
        BodyMissing => {
            "Falta el cuerpo. Este punto de conexión espera un documento de tipo {shape}."
        }
        VersionValues => {
            "La documentación de la API no dice qué valores se aceptan. Estas son sus versiones con fecha."
        }

        ComplementMalformed => {
            "El complemento no se puede leer. Páselo tal como lo devolvió la conversión anterior."
        }
        ComplementForeign => {
            "El complemento pertenece a otro tipo de documento, a otras versiones o a otro valor de {option}. Pase el de este documento."
        }
        ComplementOrphan => {
            "Una parte del complemento no corresponde a nada en este documento. Pase el de este documento, o use `onOrphan: 'drop'`."
        }
        ComplementDropped => {
            "Una parte del complemento no corresponde a nada en este documento. Pase el de este documento, o use `onLoss: 'report'`."
        }
        ComplementGivesWay => {
            "El complemento contiene otro valor para esto. Quite este, o use `onLoss: 'report'`."
        }
        Lost => "La otra versión no tiene lugar para esto. Quítelo, o use `onLoss: 'report'`.",
    }
}

fn reason(id: Reason) -> &'static str {
    match id {
        Reason::Moved | Reason::Merged | Reason::Restored => "",
        Reason::Missing => "{version} exige {field}. {why}",
        Reason::Mistyped => "{version} espera otro tipo de valor en {field}.",
        Reason::Misformed => "{version} espera un texto de otra forma en {field}.",
        Reason::UnknownValue => "{version} no permite este valor en {field}.",
        Reason::Exclusive => "{version} no permite {field} y {other} a la vez.",
        Reason::Unnamed => "{remark}",
        Reason::NoValue => {
            "{field} no tiene un valor que {other} pueda contener, y {version} no tiene {field}."
        }
        Reason::NoValueThere => {
            "{field} no tiene en {option} un valor que {other} pueda contener, y {version} no tiene {field}."
        }
        Reason::NoBuilding => {
            "{option} pasa por un array, así que no se sabe cómo construir {other} alrededor de este valor, y {version} no tiene {field}."
        }
        Reason::Kept => "{other} se conserva y no contiene este valor.",
        Reason::Beside => {
            "{version} conserva solo un valor de {field}, así que esta parte se pierde."
        }
        Reason::Replaced => {
            "{field} tiene otro tipo de valor, así que el valor de {other} lo sustituye."
        }
        Reason::Undone => {
            "Viene de un complemento, pero el documento anterior no tenía lugar para ello."
        }
        Reason::GivesWay => "El complemento contiene otro {field}. Se conserva el del documento.",
        Reason::Later => {
            "{version} introdujo {field}. La versión anterior no tiene lugar para ello."
        }
        Reason::Gone => "{version} eliminó {field} y no tiene lugar para ello.",
        Reason::OrphanedEntry => {
            "Los datos del complemento para la entrada {entry} no corresponden a nada en este documento."
        }
        Reason::OrphanedItem => {
            "Los datos del complemento para el artículo {item} de la entrada {entry} no corresponden a nada en este documento."
        }
    }
}

fn clue(id: Clue) -> &'static str {
    match id {
        Clue::Removed => "{version} eliminó {field}.",
        Clue::Later => "{version} introdujo {field}.",
        Clue::Missing => "{version} siempre contiene {field}.",
        Clue::Value => "{version} no permite este valor en {field}.",
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn edge(id: EdgeSentence) -> &'static str {
    match id {
        EdgeSentence::UpdateMethod => {
            "Este método no se acepta. Envíe las actualizaciones con POST."
        }
        EdgeSentence::UpdateContentType => {
            "Este tipo de contenido no se acepta. Envíe la actualización como `content-type: application/json` en UTF-8."
        }
        EdgeSentence::UpdateContentEncoding => {
            "Esta codificación de contenido no se acepta. Envíe la actualización sin ella."
        }
        EdgeSentence::UpdateTooLarge => "El cuerpo es demasiado grande. Envíe uno más pequeño.",
        EdgeSentence::UpdateTimeout => "El cuerpo tardó demasiado en llegar. Envíelo de nuevo.",
        EdgeSentence::UpdateIncomplete => {
            "El cuerpo terminó antes de tiempo. Envíelo de nuevo completo."
        }
        EdgeSentence::UpdateUnverified => {
            "La actualización no se pudo verificar. Compruebe su firma."
        }
        EdgeSentence::UpdateUnreadable => {
            "El cuerpo no se puede leer. Envíe un documento JSON en UTF-8."
        }
        EdgeSentence::UpdateInvalid => {
            "Esta actualización no corresponde a la documentación de la API. Corrija lo que indica `errors`."
        }
        EdgeSentence::UpdateBusy => {
            "Esta actualización ya se está procesando. Envíela de nuevo más tarde."
        }
        EdgeSentence::UpdateFailed => {
            "El receptor ha fallado. Envíe la actualización de nuevo más tarde."
        }
        EdgeSentence::CallNotListed => {
            "El servicio usa la versión {version}, que no tiene este punto de conexión."
        }
        EdgeSentence::CallUnknownVersion => {
            "La cabecera {version_header} no indica una versión documentada. Envíela una vez con {versions} u omítala."
        }
        EdgeSentence::CallUnreadable => {
            "La solicitud no se puede leer. Corrija lo que indica `errors`."
        }
        EdgeSentence::CallLosses => {
            "La versión del servicio no tiene todas las partes de esta solicitud. Quite lo que indica `errors`."
        }
        EdgeSentence::CallBadAnswer => {
            "La respuesta del servicio no se puede leer o convertir. Puede que haya ejecutado la solicitud."
        }
    }
}

fn explanation(code: Code) -> &'static str {
    match code {
        Code::Syntax => {
            "El texto no es JSON. Después de este lugar no se lee nada, así que solo se listan los problemas anteriores y nada se da por ausente."
        }
        Code::Encoding => {
            "El texto no es UTF-8 válido. Contiene bytes no válidos, una marca de orden de bytes o la mitad de un par suplente, o una consulta contiene una codificación porcentual no válida."
        }
        Code::DuplicateKey => {
            "Un nombre aparece más de una vez en un objeto o una consulta, quizá con dos escrituras. Los programas no conservan todos el mismo valor, así que el comprobado quizá no sea el que se usa."
        }
        Code::TooLarge => "El texto tiene más bytes UTF-8 que el límite `bytes`. No se leyó.",
        Code::TooDeep => {
            "Los objetos y matrices están más anidados que el límite `depth`. El nivel exterior es 1."
        }
        Code::NotSerializable => {
            "El valor no se puede escribir como JSON. Es undefined, una función o un símbolo, contiene un BigInt o a sí mismo, o provoca un error al leerlo."
        }
        Code::Type => {
            "El valor tiene otro tipo JSON que el documentado, o un parámetro tiene otra forma. Su contenido no se comprueba."
        }
        Code::Enum => {
            "El valor no es uno de los documentados. Las mayúsculas y minúsculas cuentan. En un documento recibido es solo una advertencia, salvo en el estado, porque un valor nuevo no es un error suyo."
        }
        Code::Required => {
            "Falta algo necesario. Si la documentación de la API no lo dice ella misma, la base es `implied`, y el mensaje dice por qué es necesario."
        }
        Code::Empty => "Una cadena o una lista está vacía aunque necesita contenido.",
        Code::Email => {
            "El texto no es una dirección de correo electrónico según la regla de los campos de correo electrónico de los navegadores. Se comprueba tal como se enviaría, así que los espacios alrededor cuentan."
        }
        Code::Timestamp => {
            "El texto no es una fecha y hora con seis decimales de segundo, o esa fecha u hora no existe."
        }
        Code::TimestampOffset => {
            "Una fecha termina con una zona horaria. La documentación de la API muestra fechas sin zona y no dice cuál se aplica."
        }
        Code::Decimal => {
            "El texto no es un número decimal: dígitos, con signo menos y decimales opcionales."
        }
        Code::Removed => {
            "La versión ya no tiene este campo o punto de conexión. El mensaje dice qué versión lo eliminó y qué hacer en su lugar."
        }
        Code::Deprecated => "La versión todavía tiene este campo, pero una posterior lo elimina.",
        Code::Undocumented => {
            "La documentación de la API no menciona este nombre. Donde dice que existen más nombres, solo se señalan las erratas probables."
        }
        Code::Irrelevant => {
            "El campo no tiene sentido para el tipo elegido, por ejemplo un identificador de tarjeta cuando paga el saldo de la cuenta."
        }
        Code::Unexpected => {
            "Con este valor del campo que decide sobre los demás, solo se esperan los campos obligatorios."
        }
        Code::Exclusive => {
            "Se usan a la vez dos parámetros que se excluyen. Una página está antes de un cursor o después del otro."
        }
        Code::UnknownVersion => {
            "La cabecera no indica una versión documentada. Como los valores aceptados no están documentados, es una advertencia."
        }
        Code::UnknownEndpoint => {
            "La versión no tiene un punto de conexión con este método y esta ruta."
        }
        Code::Entries => {
            "Las entradas de una lista no se pueden encontrar sin adivinar, porque la estructura de una página no está documentada. Indique con la opción `entries` dónde están."
        }
        Code::Complement => {
            "El complemento pertenece a otro documento, a otras versiones o a otras opciones. No se usó nada de él."
        }
    }
}

const TEXTS: &[(&str, &str)] = &[
    // Words in sentences.
    ("query", "consulta"),
    ("or", "o"),
    ("and", "y"),
    ("{label}", "«{label}»"),
    ("text", "texto"),
    ("this field", "este campo"),
    ("a value", "un valor"),
    ("a string", "una cadena"),
    ("an object", "un objeto"),
    ("an array", "una matriz"),
    ("an array or object", "una matriz o un objeto"),
    ("a whole number", "un número entero"),
    ("an e-mail address", "una dirección de correo electrónico"),
    (
        "a decimal number in a string",
        "un número decimal en una cadena",
    ),
    ("value", "valor"),
    ("name", "nombre"),
    ("digit", "dígito"),
    ("end of number", "fin del número"),
    ("escape", "secuencia de escape"),
    ("hexadecimal digit", "dígito hexadecimal"),
    ("end of text", "fin del texto"),
    ("a digit", "un dígito"),
    ("a control character", "un carácter de control"),
    ("a letter", "una letra"),
    ("another character", "otro carácter"),
    // Fields without a name.
    ("the document", "el documento"),
    ("the order request", "la solicitud de pedido"),
    ("the created order", "el pedido creado"),
    ("the order", "el pedido"),
    ("the product", "el producto"),
    ("the product update", "la actualización del producto"),
    ("the product query", "la consulta de productos"),
    ("the order query", "la consulta de pedidos"),
    ("the query", "la consulta"),
    ("each item", "cada artículo"),
    ("each offered product", "cada producto ofrecido"),
    // Titles and labels.
    ("Order request", "Solicitud de pedido"),
    ("Created order", "Pedido creado"),
    ("Order", "Pedido"),
    ("Product update", "Actualización del producto"),
    ("Product state", "Estado del producto"),
    ("Product query", "Consulta de productos"),
    ("Order query", "Consulta de pedidos"),
    ("Products", "Productos"),
    ("Payment method", "Método de pago"),
    ("Payment type", "Tipo de pago"),
    ("Card ID", "Identificador de tarjeta"),
    ("Currency", "Moneda"),
    ("Item list", "Lista de artículos"),
    ("Item", "Artículo"),
    ("Distribution method", "Método de envío"),
    ("Distribution type", "Tipo de envío"),
    ("E-mail address", "Dirección de correo electrónico"),
    ("Product selection", "Selección de productos"),
    ("Selection type", "Tipo de selección"),
    ("Product", "Producto"),
    ("Product list", "Lista de productos"),
    ("Offered product", "Producto ofrecido"),
    ("Status", "Estado"),
    ("Order ID", "Identificador de pedido"),
    ("Message", "Mensaje"),
    ("Completion time", "Fecha de finalización"),
    ("Redemption URL", "URL de canje"),
    ("Payout", "Pago"),
    ("Approval state", "Estado de aprobación"),
    ("Category list", "Lista de categorías"),
    ("Expiry", "Caducidad"),
    ("Product code", "Código de producto"),
    ("Old state", "Estado anterior"),
    ("New state", "Estado nuevo"),
    ("Price multiplier", "Multiplicador de precio"),
    ("Timestamp", "Fecha y hora"),
    ("Orderable filter", "Filtro de productos disponibles"),
    ("Country filter", "Filtro de países"),
    ("Start cursor", "Cursor inicial"),
    ("End cursor", "Cursor final"),
    ("Page size", "Tamaño de página"),
    // Allowed values.
    ("Card", "Tarjeta"),
    ("Account balance", "Saldo de la cuenta"),
    ("Euro", "Euro"),
    ("Pound sterling", "Libra esterlina"),
    ("US dollar", "Dólar estadounidense"),
    ("Canadian dollar", "Dólar canadiense"),
    ("E-mail", "Correo electrónico"),
    ("Payout link", "Enlace de cobro"),
    ("One product", "Un producto"),
    ("Several products", "Varios productos"),
    ("Completed", "Completado"),
    ("Processing", "En curso"),
    ("Failed", "Fallido"),
    // Reasons of requirements.
    (
        "An order is paid by card or from the account balance.",
        "Un pedido se paga con tarjeta o con el saldo de la cuenta.",
    ),
    (
        "It says whether a card or the account balance pays.",
        "Este campo dice si paga una tarjeta o el saldo de la cuenta.",
    ),
    (
        "A card payment needs the card's ID.",
        "Un pago con tarjeta necesita el identificador de la tarjeta.",
    ),
    (
        "No default currency is documented, so an order needs one.",
        "No hay una moneda predeterminada documentada, así que un pedido necesita una.",
    ),
    (
        "An order needs at least one item.",
        "Un pedido necesita al menos un artículo.",
    ),
    ("Add at least one item.", "Añada al menos un artículo."),
    (
        "An item is sent by e-mail or as a payout link.",
        "Un artículo se envía por correo electrónico o como enlace de cobro.",
    ),
    (
        "It says whether the item is sent by e-mail or as a payout link.",
        "Este campo dice si el artículo se envía por correo electrónico o como enlace de cobro.",
    ),
    (
        "An item sent by e-mail needs the recipient's address.",
        "Un artículo enviado por correo electrónico necesita la dirección del destinatario.",
    ),
    (
        "Products are selected for each item.",
        "Los productos se eligen para cada artículo.",
    ),
    (
        "It says whether one product or several are offered.",
        "Este campo dice si se ofrece un producto o varios.",
    ),
    (
        "A single selection needs a product.",
        "Una selección simple necesita un producto.",
    ),
    (
        "A multiple selection needs at least one product.",
        "Una selección múltiple necesita al menos un producto.",
    ),
    (
        "It is the only field of the response to a new order.",
        "Es el único campo de la respuesta a un pedido nuevo.",
    ),
    (
        "The other fields of an order depend on it.",
        "Los demás campos de un pedido dependen de él.",
    ),
    ("Use `{name}` instead.", "Use `{name}` en su lugar."),
    (
        "A page comes before one cursor or after the other.",
        "Una página está antes de un cursor o después del otro.",
    ),
    (
        "2023-07-27 requires a country code (implied). The name of its parameter is not documented.",
        "2023-07-27 exige un código de país (deducido). El nombre del parámetro no está documentado.",
    ),
    (
        "The structure of `payout` is not documented (2.6). Its URL is assumed to be at `payoutUrl`.",
        "La estructura de `payout` no está documentada (2.6). Se supone que su URL está en `payoutUrl`.",
    ),
    (
        "The field name of the redemption instructions is not documented (2.1). They are kept as they are.",
        "El nombre del campo de las instrucciones de canje no está documentado (2.1). Se conservan tal como están.",
    ),
    (
        "An order that is not completed should include it.",
        "Un pedido que no está completado debería incluirlo.",
    ),
    (
        "A completed order should include it.",
        "Un pedido completado debería incluirlo.",
    ),
    (
        "A completed order should list at least one item.",
        "Un pedido completado debería contener al menos un artículo.",
    ),
    (
        "Every listed product has one.",
        "Cada producto listado tiene uno.",
    ),
    (
        "It says which product changed.",
        "Este campo dice qué producto cambió.",
    ),
    (
        "It describes the product after the update.",
        "Este campo describe el producto después de la actualización.",
    ),
    (
        "It says when the product changed.",
        "Este campo dice cuándo cambió el producto.",
    ),
    (
        "It carries the idempotency key of a new order.",
        "Lleva la clave de idempotencia de un pedido nuevo.",
    ),
    // What to do instead.
    (
        "The API documentation names no replacement.",
        "La documentación de la API no indica ningún sustituto.",
    ),
    (
        "Remove it. The API documentation names no replacement.",
        "Quítelo. La documentación de la API no indica ningún sustituto.",
    ),
    (
        "Give each entry of `items` its own `products`.",
        "Dé a cada entrada de `items` sus propios `products`.",
    ),
    (
        "Send the key in the header `x-idempotency-key`.",
        "Envíe la clave en la cabecera `x-idempotency-key`.",
    ),
    (
        "Read the order to get its details.",
        "Lea el pedido para obtener sus detalles.",
    ),
    ("Read `payout` instead.", "Lea `payout` en su lugar."),
    (
        "Read the order with GET /v2/order/{id}.",
        "Lea el pedido con GET /v2/order/{id}.",
    ),
    // Documentation.
    (
        "How the order is paid, and in which currency.",
        "Cómo y en qué moneda se paga el pedido.",
    ),
    (
        "Whether a card or the account balance pays.",
        "Si paga una tarjeta o el saldo de la cuenta.",
    ),
    (
        "Identifies the card that pays.",
        "Identifica la tarjeta que paga.",
    ),
    (
        "The currency in which the order is paid.",
        "La moneda en que se paga el pedido.",
    ),
    (
        "What is ordered: one entry for each payout.",
        "Lo que se pide: una entrada por pago.",
    ),
    (
        "What was ordered: one entry for each payout.",
        "Lo que se pidió: una entrada por pago.",
    ),
    ("One payout to one recipient.", "Un pago a un destinatario."),
    (
        "How the item reaches its recipient.",
        "Cómo llega el artículo al destinatario.",
    ),
    (
        "Whether the item is sent by e-mail or as a payout link.",
        "Si el artículo se envía por correo electrónico o como enlace de cobro.",
    ),
    (
        "The recipient's e-mail address.",
        "La dirección de correo electrónico del destinatario.",
    ),
    (
        "What the recipient can choose from.",
        "Entre qué puede elegir el destinatario.",
    ),
    (
        "Whether one product or several are offered.",
        "Si se ofrece un producto o varios.",
    ),
    (
        "The one product of a single selection.",
        "El producto de una selección simple.",
    ),
    (
        "The products of a multiple selection.",
        "Los productos de una selección múltiple.",
    ),
    (
        "The code of one product on offer.",
        "El código de un producto ofrecido.",
    ),
    ("The state of the order.", "El estado del pedido."),
    ("Identifies the order.", "Identifica el pedido."),
    (
        "What the service says about an order that is not completed.",
        "Lo que el servicio dice de un pedido que no está completado.",
    ),
    (
        "When the order was completed.",
        "Cuándo se completó el pedido.",
    ),
    (
        "Where the recipient redeems the item.",
        "Dónde canjea el destinatario el artículo.",
    ),
    (
        "Replaces the redemption URL. Its structure is not documented.",
        "Sustituye la URL de canje. Su estructura no está documentada.",
    ),
    (
        "Approved for every listed product. Its values are not documented.",
        "Aprobado en cada producto listado. Sus valores no están documentados.",
    ),
    (
        "The categories of the product. Their form is not documented.",
        "Las categorías del producto. Su forma no está documentada.",
    ),
    (
        "Instructions on expiry. Their fields are not documented.",
        "Instrucciones sobre la caducidad. Sus campos no están documentados.",
    ),
    (
        "The code of the product that changed.",
        "El código del producto que cambió.",
    ),
    (
        "The product's state before the update.",
        "El estado del producto antes de la actualización.",
    ),
    (
        "The product's state after the update.",
        "El estado del producto después de la actualización.",
    ),
    (
        "A decimal number in a string.",
        "Un número decimal en una cadena.",
    ),
    (
        "When the update happened, to the microsecond and without a zone offset.",
        "Cuándo ocurrió la actualización, con precisión de microsegundos y sin zona horaria.",
    ),
    (
        "When set, only products that can be ordered are listed.",
        "Si se indica, solo se listan los productos que se pueden pedir.",
    ),
    (
        "Lists the one product with this code.",
        "Lista el único producto con este código.",
    ),
    (
        "Lists products that can be redeemed in these countries.",
        "Lista los productos que se pueden canjear en estos países.",
    ),
    (
        "A cursor: lists what follows it.",
        "Un cursor: lista lo que le sigue.",
    ),
    (
        "A cursor: lists what precedes it.",
        "Un cursor: lista lo que le precede.",
    ),
    (
        "How many entries a page holds at most. The largest value is not documented.",
        "Cuántas entradas contiene una página como máximo. El valor mayor no está documentado.",
    ),
    // Notes on what is not documented.
    (
        "What identifies a product in a selection: its type and form.",
        "Lo que identifica un producto en una selección: su tipo y su forma.",
    ),
    (
        "Other fields of an item, such as its amount.",
        "Otros campos de un artículo, como su importe.",
    ),
    (
        "Which fields are required. What is required here follows from the rest.",
        "Qué campos son obligatorios. Lo que aquí se exige se deduce del resto.",
    ),
    (
        "The structure and the fields of `payout`.",
        "La estructura y los campos de `payout`.",
    ),
    (
        "The types of `id` and `message`, and whether a completed order includes them.",
        "Los tipos de `id` y `message`, y si un pedido completado los incluye.",
    ),
    ("The form of `completed_at`.", "La forma de `completed_at`."),
    (
        "How a page lays out its entries, and where it carries its cursors.",
        "Cómo ordena una página sus entradas y dónde están sus cursores.",
    ),
    (
        "How many entries a page holds by default and at most.",
        "Cuántas entradas contiene una página por defecto y como máximo.",
    ),
    ("Other fields of a product.", "Otros campos de un producto."),
    (
        "The name and the fields of the redemption instructions.",
        "El nombre y los campos de las instrucciones de canje.",
    ),
    (
        "The values of `approval_state` other than that of an approved product.",
        "Los valores de `approval_state` distintos del de un producto aprobado.",
    ),
    ("What `categories` holds.", "Lo que contiene `categories`."),
    (
        "What the instructions on expiry hold.",
        "Lo que contienen las instrucciones sobre la caducidad.",
    ),
    (
        "The form of cursors and country codes, and what sets `is_orderable`.",
        "La forma de los cursores y los códigos de país, y qué valor activa `is_orderable`.",
    ),
    (
        "What happens when `before` and `after` are used together.",
        "Lo que ocurre cuando `before` y `after` se usan a la vez.",
    ),
    ("Other parameters.", "Otros parámetros."),
    (
        "Whether `before` and `after` exclude each other here too.",
        "Si `before` y `after` se excluyen también aquí.",
    ),
    // Changes between the versions.
    (
        "The product listing has more fields, filters and pages",
        "La lista de productos tiene más campos, filtros y páginas",
    ),
    (
        "Only approved products are listed. Each has `approval_state`, `categories`, `expiry` and redemption instructions. The query accepts the filters `is_orderable`, `code` and `countries_redeemable_in`, and the cursors `after` and `before` with a `limit`. A country code is no longer required.",
        "Solo se listan productos aprobados. Cada uno tiene `approval_state`, `categories`, `expiry` e instrucciones de canje. La consulta acepta los filtros `is_orderable`, `code` y `countries_redeemable_in`, y los cursores `after` y `before` con un `limit`. Ya no se exige un código de país.",
    ),
    (
        "The supported countries can be listed",
        "Se pueden listar los países admitidos",
    ),
    (
        "`GET /v2/product/countries` lists the supported countries. Its response is not documented.",
        "`GET /v2/product/countries` lista los países admitidos. Su respuesta no está documentada.",
    ),
    (
        "`payout` replaces `redemption_url` on the items of an order",
        "`payout` sustituye a `redemption_url` en los artículos de un pedido",
    ),
    (
        "Order responses no longer contain `redemption_url`, which was deprecated in 2023-07-27. The field `payout` replaces it. Its structure is not documented.",
        "Las respuestas ya no contienen `redemption_url`, obsoleto desde 2023-07-27. El campo `payout` lo sustituye. Su estructura no está documentada.",
    ),
];
