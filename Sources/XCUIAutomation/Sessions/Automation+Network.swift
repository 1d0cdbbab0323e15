import SimulatedApp

extension Automation {
  /// Records the failures that came up in the network while time passed, such as a request that no
  /// stub answers.
  static func tellNetworkFaults(of session: AppSession) {
    guard let network = session.device.networkInUse, !session.isHalted else { return }
    while let fault = network.takeFault() { failCurrentTest(fault + session.circumstances) }
  }

  /// The same for the running test, at the end of its body.
  static func tellNetworkFaults() {
    guard let session = SessionContext.current as? AppSession else { return }
    tellNetworkFaults(of: session)
  }
}
