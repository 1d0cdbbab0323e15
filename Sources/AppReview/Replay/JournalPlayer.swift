import AccessibilityTree
package import AppCompiling
import AppModel
import AppNetwork
package import AppRuntime
import AppSession
package import RunJournal
package import VirtualTime

/// Shows the app as it was at any instant of a recorded run.
///
/// It repeats the inputs of the journal on a new device at the same instants. The same seed makes
/// everything else the same.
package struct JournalPlayer {
  private let record: JournalRecord
  private let seed: Seed
  private let app: CompiledApp

  /// Makes a player of a journal; a seed that is not a number is an error in the first line.
  package init(_ record: JournalRecord, app: CompiledApp) throws(JournalFault) {
    guard let seed = Seed(record.header.seed) else {
      throw JournalFault(line: 1, expected: "\"seed\": a whole number")
    }
    self.record = record
    self.seed = seed
    self.app = app
  }

  /// The element tree at an instant, after all its events; nil if the app did not run.
  package func snapshot(at instant: VirtualInstant) -> ScreenSnapshot? {
    let device = freshDevice
    for entry in record.entries where entry.nanoseconds <= instant.nanoseconds {
      apply(entry, to: device)
    }
    device.advance(to: instant)
    return device.snapshot
  }

  var entries: [JournalRecord.Entry] { record.entries }

  /// A new device with the settings of the recorded one.
  var freshDevice: SimulatedDevice { freshSession.device }

  /// A new session with the settings of the recorded one.
  var freshSession: AppSession {
    let session = AppSession(
      app: app, configuration: SessionConfiguration(repeating: record.header, seed: seed))
    let answers = RepeatedAnswers(record.entries)
    if !answers.isEmpty { session.device.network.repeated = answers }
    return session
  }

  /// Repeats an entry if it is an input; all other entries are effects of inputs.
  func apply(_ entry: JournalRecord.Entry, to device: SimulatedDevice) {
    guard let input = input(entry.fact, to: device) else { return }
    device.advance(to: VirtualInstant(nanoseconds: entry.nanoseconds))
    input()
  }

  private func input(_ fact: JournalFact, to device: SimulatedDevice) -> (() -> Void)? {
    switch fact {
    case .launched(let bundle, _, let arguments, let environment):
      device.apps.app(bundle).map { app in
        { device.start(app, arguments: LaunchArguments(arguments), environment: environment) }
      }
    case .opened(let link): { _ = device.links.open(link) }
    case .terminated: { device.stop() }
    case .touched(let name, let x, let y):
      ElementGesture(rawValue: name).map { gesture in
        { device.touch(gesture, at: ElementPoint(x: x, y: y), scrolling: nil) }
      }
    case .typed(let text): { text.forEach { device.process?.type($0) } }
    case .adjusted(let x, let y, let value):
      { device.adjust(to: value, at: ElementPoint(x: x, y: y)) }
    case .scrolled(_, let container, let right, let offset):
      { device.scroller.scroll(container: container, to: ScrollOffset(right: right, down: offset)) }
    default: handling(fact, of: device)
    }
  }

  private func handling(_ fact: JournalFact, of device: SimulatedDevice) -> (() -> Void)? {
    switch fact {
    case .pressed(let name): DeviceButton(rawValue: name).map { button in { device.press(button) } }
    case .activated: { device.activate() }
    case .targeted(let bundle): { device.aim(at: bundle) }
    case .systemOpened(let link): { _ = device.links.openBySystem(link) }
    case .permissionReset(let bundle, let resource):
      ProtectedResource(rawValue: resource).map { resource in
        { device.permissionDesk.resetAuthorization(of: resource, for: bundle) }
      }
    case .rotated(let name):
      DeviceOrientation(rawValue: name).map { orientation in { device.rotate(to: orientation) } }
    case .appearanceSet(let name):
      DeviceAppearance(rawValue: name).map { appearance in { device.show(appearance) } }
    default: surroundings(fact, of: device) ?? hands(fact, of: device) ?? state(fact, of: device)
    }
  }
}
