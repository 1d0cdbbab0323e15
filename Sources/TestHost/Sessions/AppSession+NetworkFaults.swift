package import SimulatedApp

extension AppSession {
  /// Records the failures of the network that came up while time passed, such as a request that
  /// matches no stub.
  package func reportNetworkFaults() {
    guard let network = device.networkInUse, !isHalted else { return }
    while let fault = network.takeFault() { failCurrentTest(fault + circumstances) }
  }

  /// Does so for the running test, if it drives an app.
  package static func reportNetworkFaultsOfCurrentTest() {
    (SessionContext.current as? AppSession)?.reportNetworkFaults()
  }
}
