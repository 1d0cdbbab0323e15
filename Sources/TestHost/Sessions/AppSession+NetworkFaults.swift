package import SimulatedApp

extension AppSession {
  /// Reports network failures since the last call, such as a request that matches no stub.
  package func reportNetworkFaults() {
    guard let network = device.networkInUse, !isHalted else { return }
    while let fault = network.takeFault() { failCurrentTest(fault + circumstances) }
  }

  /// Reports network failures of the running test, if it drives an app.
  package static func reportNetworkFaultsOfCurrentTest() {
    (SessionContext.active as? AppSession)?.reportNetworkFaults()
  }
}
