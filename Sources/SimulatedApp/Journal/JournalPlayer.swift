import AccessibilityTree
package import VirtualTime

/// Shows the app as it was at any instant of a recorded run.
///
/// It does to a fresh device what the journal says was done to the first one, at the same
/// instants; the same seed does the rest.
package struct JournalPlayer {
  private let inputs: JournalInputs
  private let app: CompiledApp

  /// Reads a journal of an app.
  package init(_ bytes: [UInt8], app: CompiledApp) throws(JournalFault) {
    inputs = try JournalInputs(bytes)
    self.app = app
  }

  /// The tree at an instant, after everything that happened at it; nil while the app did not run.
  package func snapshot(at instant: VirtualInstant) -> ScreenSnapshot? {
    let configuration = SessionConfiguration(
      seed: inputs.seed, device: DeviceProfile.named(inputs.device), replay: inputs.replay)
    let device = AppSession(app: app, configuration: configuration).device
    for entry in inputs.inputs where entry.instant <= instant {
      device.advance(to: entry.instant)
      apply(entry.input, to: device)
    }
    device.advance(to: instant)
    return device.snapshot
  }

  private func apply(_ input: JournalInputs.Input, to device: SimulatedDevice) {
    switch input {
    case .launch(let arguments, let environment):
      device.start(app, arguments: LaunchArguments(arguments), environment: environment)
    case .terminate: device.stop()
    case .touch(let gesture, let x, let y): device.touch(gesture, at: .init(x: x, y: y))
    case .type(let text): text.forEach { device.process?.type($0) }
    case .scroll(let offset): device.scroll(to: offset)
    }
  }
}
