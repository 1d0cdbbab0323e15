public import SimulatedApp
import TestHost

/// The stubs that answer the app's requests: `app.tunnel.stubs.push("Delivered")`.
///
/// Stubs belong to the device: they may be pushed before `launch()` and stay when the app is
/// started again. Each test begins with the sets that the app's file names. The set pushed last is
/// tried first, and its first rule that matches answers.
public struct TunnelStubs {
  let tunnel: AppTunnel

  /// The names of the sets, in the order in which they are tried.
  public var names: [String] { tunnel.session?.device.network.shelved ?? [] }

  /// Pushes a set of the app's folder.
  public func push(_ name: String) {
    act("Push stubs \"\(name)\"") { $0.push(name) }
  }

  /// Pushes a set made in Swift.
  public func push(_ set: StubSet) {
    act("Push stubs \"\(set.name)\"") { $0.push(set) }
  }

  /// Pushes the rules between the braces as a new set.
  ///
  /// ```swift
  /// app.tunnel.stubs.push {
  ///   Stub("GET", "/v1/orders", answers: .encoding(orders).after(.seconds(1)))
  ///   Stub("POST", "/v1/orders", where: "json.total > 100", answers: .status(500), .status(201))
  /// }
  /// ```
  public func push(_ name: String = "Stubs", @StubBuilder _ rules: () -> [Stub]) {
    push(StubSet(name: name, rules: rules()))
  }

  /// Removes the set pushed last; the sets that the app began with stay.
  public func pop() {
    act("Pop stubs") { $0.pop() }
  }

  /// Removes all sets, also those that the app began with.
  public func clear() {
    act("Clear stubs") { network in
      network.clear()
      return nil
    }
  }

  /// Changes the answer of a rule or of a named response file for the rest of this test.
  ///
  /// ```swift
  /// app.tunnel.stubs.edit("GET_v1_orders.json", .date("/0/deliveredAt", "-3d"))
  /// ```
  public func edit(_ rule: String, _ edits: ResponseEdit...) {
    act("Edit stub \"\(rule)\"") { $0.edit(rule, edits) }
  }

  private func act(_ title: String, _ change: (DeviceNetwork) -> String?) {
    guard let session = tunnel.session else { return }
    // An app that is its own source makes its requests with a real URL session.
    if session.app.isOwnSource { tunnel.answersSharedURLSession() }
    session.step(title)
    guard let fault = change(session.device.network) else { return }
    failCurrentTest(fault + session.circumstances)
  }
}

extension AppTunnel {
  /// The stubs that answer the app's requests.
  public var stubs: TunnelStubs { TunnelStubs(tunnel: self) }

  /// The requests that the app has made.
  public var requests: TunnelRequests { TunnelRequests(tunnel: self) }

  /// The quality of the device's network.
  public var network: TunnelNetwork { TunnelNetwork(tunnel: self) }
}
