export { d as ArchiveError, r as convertStream, t as validateStream } from "./shared/stream_api.js";
