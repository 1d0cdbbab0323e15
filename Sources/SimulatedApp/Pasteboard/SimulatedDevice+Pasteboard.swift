extension SimulatedDevice {
  /// Copies strings; whoever calls has asked ``Pasteboard/fault(of:)``.
  func copy(_ strings: [String]) {
    pasteboard.hold(strings)
    process?.revision += 1
    record(.copied(strings: strings))
  }

  /// Copies what a journal says; the app may have done so already of itself.
  func copyAgain(_ strings: [String]) {
    if pasteboard.strings != strings { copy(strings) }
  }
}
