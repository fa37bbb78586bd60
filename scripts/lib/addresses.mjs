/** The addresses of the project in both manifests. Until they are known, they end in the reserved `.invalid`. */

/** Returns which addresses of package.json and of Cargo.toml are missing or placeholders. */
export function missingAddresses(manifest, cargo) {
  const { repository, bugs, homepage } = manifest
  const inCargo = (name) => cargo.match(new RegExp(`^${name} = "(.*)"$`, 'm'))?.[1]
  const addresses = {
    'repository of package.json': repository?.url,
    'bugs of package.json': bugs?.url,
    'homepage of package.json': homepage,
    'repository of Cargo.toml': inCargo('repository'),
    'homepage of Cargo.toml': inCargo('homepage'),
  }
  return Object.keys(addresses).filter((name) => /\.invalid\b/.test(addresses[name] ?? '.invalid'))
}
