import AppBuilding
import PredicateFormat

/// Something that will happen in the simulated app at an instant.
package enum AppEvent: Sendable {
  /// A state has been active for the time of its timer.
  case timer(screen: Int, activation: Int, index: Int)
  /// A loader's attempt ends.
  case loaderEnds(run: Int)
  /// A failed loader is tried again.
  case loaderRetries(run: Int)
  /// A delayed event of a screen.
  case raise(screen: Int, number: Int, event: String)
  /// An interruption of the app's definition arrives.
  case interruption(index: Int)
  /// A field gets the focus that it was given a while ago.
  case focusComes(number: Int)
  /// The alert of a fault plan arrives.
  case faultAlert
  /// A banner has been shown for its time.
  case bannerEnds(number: Int)
  /// Work of whoever drives the session.
  case call(@Sendable () -> Void)

  /// Whether it happens even while the app is suspended.
  var isOfSystem: Bool {
    switch self {
    case .interruption, .faultAlert, .bannerEnds, .call: true
    default: false
    }
  }

  /// The event in the words of the journal.
  package var words: String {
    switch self {
    case .timer(let screen, _, let index): "timer \(index) of screen \(screen)"
    case .loaderEnds(let run): "loader run \(run) ends"
    case .loaderRetries(let run): "loader run \(run) tries again"
    case .raise(let screen, _, let event): "\(event) on screen \(screen)"
    case .interruption(let index): "interruption \(index)"
    case .focusComes(let number): "focus \(number) comes"
    case .faultAlert: "alert of the system"
    case .bannerEnds(let number): "banner \(number) ends"
    case .call: "call"
    }
  }
}

/// An event that waits to be answered by a screen.
struct RaisedEvent {
  let screen: ScreenInstance
  let event: String
  let data: FormatValue
  /// What the name stands for on a Swift screen, where that is known.
  let sent: SwiftScreenEvent?
}
