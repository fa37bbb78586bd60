/**
 * The gateway of the upgrade test. It calls the service in one version, which a restart changes.
 */
export const optionsTo = (upstream, upstreamVersion) => ({
  upstream,
  upstreamVersion,
  clientVersion: '2023-07-27',
  timeout: 5000,
  onError: () => {},
})
