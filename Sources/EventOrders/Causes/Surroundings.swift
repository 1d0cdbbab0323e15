import SimulatedApp
import Trials
import VirtualTime

/// The device and settings of a run, as far as faults choose them.
struct Surroundings: Sendable, Equatable {
  private let device: String
  private let language: String
  private let textSize: String
  /// Seconds since 1970 at which the run starts.
  let clock: Double
  private let hasKeyboard: Bool

  /// Reads them from a session that is about to begin.
  init(_ session: AppSession) {
    let arguments = session.configuration.arguments
    let value = { (key: String) -> String? in
      arguments.firstIndex(of: key).flatMap { place in
        arguments.indices.contains(place + 1) ? arguments[place + 1] : nil
      }
    }
    device = session.device.profile.fullName
    language = value("-AppleLanguages") ?? "(\(session.app.definition.language))"
    textSize = value("-UIPreferredContentSizeCategoryName") ?? "L"
    clock = session.device.wallClockStart
    hasKeyboard = !session.configuration.isKeyboardConnected
  }

  /// The effect of a kind of fault on the run, in words; nil if it has none.
  func words(of kind: FaultKind) -> String? {
    switch kind {
    case .device: device
    case .language: "language " + language.trimmingCharacters(in: "()")
    case .textSize: "text size " + textSize.replacing("UICTContentSizeCategory", with: "")
    case .clock: "a start \(Int64(clock)) s after 1970"
    case .noKeyboard: hasKeyboard ? "the software keyboard" : "a connected keyboard"
    default: nil
    }
  }
}

extension String {
  fileprivate func trimmingCharacters(in characters: String) -> String {
    String(filter { !characters.contains($0) })
  }
}

/// One run of a test with one seed.
struct Sample: Sendable {
  let seed: Seed
  let trial: Trial
  let surroundings: Surroundings?
  let faults: FaultPlan
  let app: AppDefinition

  var isPass: Bool { trial.outcome == .passed }

  /// What identifies the failure; nil if the run passed.
  var failure: FailureIdentity? { trial.failures.first?.identity }

  private static let noApp = AppDefinition(
    name: "", bundleIdentifier: "", defaultCoordinator: "", coordinators: [], screens: [])

  static func run(
    _ test: any RepeatableTest, seed: Seed, replaying token: String? = nil
  ) -> Sample {
    var request = RunRequest(seed: seed)
    request.replay = token
    var surroundings: Surroundings?
    var faults = FaultPlan()
    var app = noApp
    // A session releases its set-up when its run is over.
    request.begin = { session in
      surroundings = Surroundings(session)
      faults = session.configuration.faults
      app = session.app.definition
    }
    let trial = test.run(request)
    return Sample(seed: seed, trial: trial, surroundings: surroundings, faults: faults, app: app)
  }
}
