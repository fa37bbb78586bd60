export { s as ArchiveError, i as convertStream, n as validateStream } from "./shared/stream_api.js";
