/* @ts-self-types="./order_contract.d.ts" */

export function __wbg_reset_state () {
    __wbg_instance_id++;
    __wbg_reinit_scheduled = false;
    wasmInstance = new WebAssembly.Instance(wasmModule, __wbg_get_imports());
    wasm = wasmInstance.exports;
    wasm.__wbindgen_start();
}

/**
 * Checks the batch in the buffer. Returns the address of the reply, which lists the documents with
 * findings.
 * @param {number} shape
 * @param {number} length
 * @param {number} settings
 * @param {number} places
 * @returns {number}
 */
export function check_batch(shape, length, settings, places) {
    let ret;
    __wbg_call_guard();
    ret = wasm.check_batch(shape, length, settings, places);
    return ret >>> 0;
}

/**
 * Converts the document in the buffer and returns the address of the reply.
 * @param {number} shape
 * @param {number} form
 * @param {number} length
 * @param {number} settings
 * @returns {number}
 */
export function convert(shape, form, length, settings) {
    let ret;
    __wbg_call_guard();
    ret = wasm.convert(shape, form, length, settings);
    return ret >>> 0;
}

/**
 * Converts the batch in the buffer and returns the address of the reply. `first` is the number of the
 * first output document, counted over all batches; `keeps` is whether complements are written.
 * @param {number} shape
 * @param {number} length
 * @param {number} settings
 * @param {number} places
 * @param {number} complements
 * @param {number} held
 * @param {number} first
 * @param {boolean} keeps
 * @returns {number}
 */
export function convert_batch(shape, length, settings, places, complements, held, first, keeps) {
    let ret;
    __wbg_call_guard();
    ret = wasm.convert_batch(shape, length, settings, places, complements, held, first, keeps);
    return ret >>> 0;
}

/**
 * Detects the versions of the document in the buffer and returns the address of the reply.
 * @param {number} shape
 * @param {number} form
 * @param {number} length
 * @param {number} settings
 * @returns {number}
 */
export function detect_version(shape, form, length, settings) {
    let ret;
    __wbg_call_guard();
    ret = wasm.detect_version(shape, form, length, settings);
    return ret >>> 0;
}

/**
 * Returns the number of the endpoint that any version lists for the method and URL in the buffer, or `ABSENT`.
 * @param {number} head
 * @returns {number}
 */
export function endpoint_of(head) {
    let ret;
    __wbg_call_guard();
    ret = wasm.endpoint_of(head);
    return ret >>> 0;
}

/**
 * Whether the document in the buffer is valid.
 * @param {number} shape
 * @param {number} form
 * @param {number} length
 * @param {number} settings
 * @returns {boolean}
 */
export function is_valid(shape, form, length, settings) {
    let ret;
    __wbg_call_guard();
    ret = wasm.is_valid(shape, form, length, settings);
    return ret !== 0;
}

/**
 * Returns the address of the report on an input that could not be made into text, for the reason that the
 * code names. The number after the codes means that the input was `undefined`, the next one that it was an
 * object that is no JSON value.
 * @param {number} shape
 * @param {number} form
 * @param {number} code
 * @param {number} settings
 * @returns {number}
 */
export function refuse(shape, form, code, settings) {
    let ret;
    __wbg_call_guard();
    ret = wasm.refuse(shape, form, code, settings);
    return ret >>> 0;
}

/**
 * Makes room for a document and its settings, and returns the address. Memory may grow, which detaches
 * views of it.
 * @param {number} bytes
 * @returns {number}
 */
export function reserve(bytes) {
    let ret;
    __wbg_call_guard();
    ret = wasm.reserve(bytes);
    return ret >>> 0;
}

/**
 * Validates the document in the buffer. Returns the address of the report, 0 if it is empty.
 * @param {number} shape
 * @param {number} form
 * @param {number} length
 * @param {number} settings
 * @returns {number}
 */
export function validate(shape, form, length, settings) {
    let ret;
    __wbg_call_guard();
    ret = wasm.validate(shape, form, length, settings);
    return ret >>> 0;
}

/**
 * Validates a call and returns the address of the report. The body is in the buffer, or `refused` is the
 * code why it is not. After the settings follow method, URL, base address, and names and values of headers.
 * @param {number} form
 * @param {number} length
 * @param {number} settings
 * @param {number} head
 * @param {number} refused
 * @returns {number}
 */
export function validate_call(form, length, settings, head, refused) {
    let ret;
    __wbg_call_guard();
    ret = wasm.validate_call(form, length, settings, head, refused);
    return ret >>> 0;
}
function __wbg_get_imports() {
    const import0 = {
        __proto__: null,
        __wbindgen_init_externref_table: function() {
            const table = wasm.__wbindgen_externrefs;
            table.set(0, undefined);
            table.set(1024, undefined);
            table.set(1025, null);
            table.set(1026, true);
            table.set(1027, false);
        },
    };
    return {
        __proto__: null,
        "./order_contract_bg.js": import0,
    };
}

function __wbg_call_guard() {
    if (__wbg_reinit_scheduled) {
        __wbg_reset_state();
        return;
    }
}


let __wbg_instance_id = 0;

let __wbg_reinit_scheduled = false;

let wasmModule, wasmInstance, wasm;
function __wbg_finalize_init(instance, module) {
    wasmInstance = instance;
    wasm = instance.exports;
    wasmModule = module;
    wasm.__wbindgen_start();
    return wasm;
}

async function __wbg_load(module, imports) {
    if (typeof Response === 'function' && module instanceof Response) {
        if (!module.ok) {
            throw new Error(`failed to fetch Wasm: ${module.status} ${module.statusText} fetching '${module.url}'`);
        }

        if (typeof WebAssembly.instantiateStreaming === 'function') {
            try {
                return await WebAssembly.instantiateStreaming(module, imports);
            } catch (e) {
                const validResponse = expectedResponseType(module.type);

                if (validResponse && module.headers.get('Content-Type') !== 'application/wasm') {
                    console.warn("`WebAssembly.instantiateStreaming` failed because your server does not serve Wasm with `application/wasm` MIME type. Falling back to `WebAssembly.instantiate` which is slower. Original error:\n", e);

                } else { throw e; }
            }
        }

        const bytes = await module.arrayBuffer();
        return await WebAssembly.instantiate(bytes, imports);
    } else {
        const instance = await WebAssembly.instantiate(module, imports);

        if (instance instanceof WebAssembly.Instance) {
            return { instance, module };
        } else {
            return instance;
        }
    }

    function expectedResponseType(type) {
        switch (type) {
            case 'basic': case 'cors': case 'default': return true;
        }
        return false;
    }
}

function initSync(module) {
    if (wasm !== undefined) return wasm;


    if (module !== undefined) {
        if (Object.getPrototypeOf(module) === Object.prototype) {
            ({module} = module)
        } else {
            console.warn('using deprecated parameters for `initSync()`; pass a single object instead')
        }
    }

    const imports = __wbg_get_imports();
    if (!(module instanceof WebAssembly.Module)) {
        module = new WebAssembly.Module(module);
    }
    const instance = new WebAssembly.Instance(module, imports);
    return __wbg_finalize_init(instance, module);
}

let __wbg_init_promise;
async function __wbg_init(module_or_path) {
    if (wasm !== undefined) return wasm;
    if (__wbg_init_promise === undefined) {
        __wbg_init_promise = __wbg_init_once(module_or_path);
        __wbg_init_promise.catch(() => { __wbg_init_promise = undefined; });
    }
    return __wbg_init_promise;
}

async function __wbg_init_once(module_or_path) {

    if (module_or_path !== undefined) {
        if (Object.getPrototypeOf(module_or_path) === Object.prototype) {
            ({module_or_path} = module_or_path)
        } else {
            console.warn('using deprecated parameters for the initialization function; pass a single object instead')
        }
    }


    const imports = __wbg_get_imports();

    if (typeof module_or_path === 'string' || (typeof Request === 'function' && module_or_path instanceof Request) || (typeof URL === 'function' && module_or_path instanceof URL)) {
        module_or_path = fetch(module_or_path);
    }

    const { instance, module } = await __wbg_load(await module_or_path, imports);

    return __wbg_finalize_init(instance, module);
}

export { initSync, __wbg_init as default };
