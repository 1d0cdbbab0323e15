/// Something that goes otherwise than the app's files say, by the name it has in a plan's text.
public enum FaultKind: String, Sendable, Hashable, CaseIterable {
  /// Loaders and stubs take 1, 2, 4 … times as long, up to a factor.
  case slowNetwork = "slow-network"
  /// An attempt of a loader fails, with a probability.
  case loaderFailure = "loader-failure"
  /// What is due at one instant happens in any order.
  case tieOrder = "tie-order"
  /// Delays that are fixed are stretched, by up to so many milliseconds.
  case nearOrder = "near-order"
  /// Steps of the test, movements and a busy main thread take longer, by one factor in a run.
  case slowDevice = "slow-device"
  /// After a change of what is shown, touches are lost for up to so many frames of 1/60 s.
  case droppedFrames = "dropped-frames"
  /// Nothing moves in the run, with a probability.
  case animations
  /// A tap is lost, with a probability.
  case swallowedTap = "swallowed-tap"
  /// An alert of the system comes in the first so many seconds after the launch.
  case alert
  /// A field gets the keyboard and the focus up to so many milliseconds late.
  case lateKeyboard = "late-keyboard"
  /// A keyboard of keys is connected, so that none is shown, with a probability.
  case noKeyboard = "no-keyboard"
  /// A look sees the tree as it was before the last change, with a probability.
  case staleSnapshot = "stale-snapshot"
  /// A loader whose state was left brings its result all the same, with a probability.
  case lateResult = "late-result"
  /// The lists of a loader's result arrive in another order, with a probability.
  case rowOrder = "row-order"
  /// Elements made for the items of a list without an order come in any.
  case collectionOrder = "collection-order"
  /// The run is on one of the known devices.
  case device
  /// The device has one of the languages that the app has words for.
  case language
  /// The device has one of the sizes of text.
  case textSize = "text-size"
  /// The run starts before midnight, the end of a month, or a change of summer time.
  case clock
  /// The app has stored what another test may have left behind.
  case storedState = "stored-state"

  /// What the number behind the name of a fault says.
  public enum Strength: String, Sendable, Hashable {
    /// There is none.
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

  /// What the fault's number says.
  public var strength: Strength {
    switch self {
    case .slowNetwork, .slowDevice: .factor
    case .loaderFailure, .animations, .swallowedTap, .noKeyboard, .staleSnapshot, .lateResult,
      .rowOrder:
      .probability
    case .nearOrder, .lateKeyboard: .milliseconds
    case .droppedFrames: .frames
    case .alert: .seconds
    case .tieOrder, .collectionOrder, .device, .language, .textSize, .clock, .storedState: .nothing
    }
  }

  /// The source of chance that the fault draws from.
  package var source: String { "fault.\(rawValue)" }
}

extension FaultKind.Strength {
  /// The numbers that make sense; nil where there is none.
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

  /// What the number is, for errors.
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
