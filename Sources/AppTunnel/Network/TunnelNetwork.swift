import SimulatedApp

/// The quality of the device's network: `app.tunnel.network.isOffline = true`.
public struct TunnelNetwork {
  let tunnel: AppTunnel

  /// Whether there is no network: each request then fails at once.
  public var isOffline: Bool {
    get { tunnel.session?.device.network.isOffline ?? false }
    nonmutating set {
      guard let session = tunnel.session else { return }
      session.step(newValue ? "Take the network away" : "Give the network back")
      session.device.network.setOffline(newValue)
    }
  }

  /// The most bytes of a body that arrive in a second; nil for no limit.
  public var bytesPerSecond: Int? {
    get { tunnel.session?.device.network.bytesPerSecond }
    nonmutating set {
      guard let session = tunnel.session else { return }
      session.step("Limit the network to \(newValue.map { "\($0) bytes a second" } ?? "no speed")")
      session.device.network.limit(bytesPerSecond: newValue)
    }
  }
}
