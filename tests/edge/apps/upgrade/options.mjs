/**
 * The gateway of the upgrade: in front of a service that is spoken to in one version, which a restart changes.
 */
export const optionsTo = (upstream, upstreamVersion) => ({
  upstream,
  upstreamVersion,
  clientVersion: '2023-07-27',
  timeout: 5000,
  onError: () => {},
})
