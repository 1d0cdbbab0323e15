/// A kind of deviation from what the app's files describe; its raw value is its name in a fault
/// plan.
public enum FaultKind: String, Sendable, Hashable, CaseIterable {
  /// Loaders and stubs take 1, 2, 4 … times as long, up to a factor.
  case slowNetwork = "slow-network"
  /// An attempt of a loader fails, with a probability.
  case loaderFailure = "loader-failure"
  /// Events due at the same instant happen in any order.
  case tieOrder = "tie-order"
  /// Fixed delays become longer, by up to a number of milliseconds.
  case nearOrder = "near-order"
  /// Steps of the test, movements and a busy main thread take longer, by one factor for the run.
  case slowDevice = "slow-device"
  /// After a change on the screen, touches are lost for up to a number of frames of 1/60 s.
  case droppedFrames = "dropped-frames"
  /// Nothing moves in the run, with a probability.
  case animations
  /// A tap is lost, with a probability.
  case swallowedTap = "swallowed-tap"
  /// An alert of the system appears within a number of seconds after the launch.
  case alert
  /// A field gets the keyboard and the focus late, by up to a number of milliseconds.
  case lateKeyboard = "late-keyboard"
  /// A hardware keyboard is connected, so that no software keyboard appears, with a probability.
  case noKeyboard = "no-keyboard"
  /// A query sees the tree as it was before the last change, with a probability.
  case staleSnapshot = "stale-snapshot"
  /// A loader whose state was left delivers its result anyway, with a probability.
  case lateResult = "late-result"
  /// The lists of a loader's result arrive in another order, with a probability.
  case rowOrder = "row-order"
  /// Elements made for the items of an unordered list come in any order.
  case collectionOrder = "collection-order"
  /// The run uses any one of the known devices.
  case device
  /// The device uses any one of the languages that the app has strings for.
  case language
  /// The device uses any one of the text sizes.
  case textSize = "text-size"
  /// The run starts just before midnight, the end of a month, or a clock change for summer time.
  case clock
  /// The app's storage has values that another test may have left behind.
  case storedState = "stored-state"
  /// A screenshot is not taken, with a probability.
  case screenshot
  /// The helper that reads the screen is lost during one search for an element, with a probability.
  case lostHelper = "lost-helper"

  /// The kinds that come from the app, its device and the network, and not from the tool that
  /// drives the test.
  package static let ofApp: [FaultKind] = allCases.filter { $0 != .screenshot && $0 != .lostHelper }

  /// The meaning of the number after the name of a fault.
  public enum Strength: String, Sendable, Hashable {
    /// The fault takes no number.
    case nothing
    /// A probability.
    case probability
    /// A factor.
    case factor
    /// Milliseconds.
    case milliseconds
    /// Frames of 1/60 s.
    case frames
    /// Seconds.
    case seconds
  }

  /// The meaning of the fault's number.
  public var strength: Strength {
    switch self {
    case .slowNetwork, .slowDevice: .factor
    case .loaderFailure, .animations, .swallowedTap, .noKeyboard, .staleSnapshot, .lateResult,
      .rowOrder, .screenshot, .lostHelper:
      .probability
    case .nearOrder, .lateKeyboard: .milliseconds
    case .droppedFrames: .frames
    case .alert: .seconds
    case .tieOrder, .collectionOrder, .device, .language, .textSize, .clock, .storedState: .nothing
    }
  }

  /// The name of the random source that the fault draws from.
  package var source: String { "fault.\(rawValue)" }
}

extension FaultKind.Strength {
  /// The valid numbers; nil if the fault takes none.
  package var range: ClosedRange<Double>? {
    switch self {
    case .nothing: nil
    case .probability: 0...1
    case .factor: 1...1_024
    case .milliseconds: 0...60_000
    case .frames: 0...600
    case .seconds: 0...3_600
    }
  }

  /// The number's meaning, for errors.
  package var words: String {
    switch self {
    case .nothing: "no number"
    case .probability: "a probability from 0 to 1"
    case .factor: "a factor from 1 to 1024"
    case .milliseconds: "a number of milliseconds from 0 to 60000"
    case .frames: "a number of frames from 0 to 600"
    case .seconds: "a number of seconds from 0 to 3600"
    }
  }
}
