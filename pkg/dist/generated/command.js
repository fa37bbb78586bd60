export const packageVersion = '0.1.0';
/** Loads a language of messages. */
export const languages = {
    de: async () => (await import('./messages/de.js')).de,
    es: async () => (await import('./messages/es.js')).es,
    fr: async () => (await import('./messages/fr.js')).fr,
};
