package import AppBuilding
import PredicateFormat

/// Something that is scheduled to happen in the simulated app.
package enum AppEvent: Sendable {
  /// The timer of an active state ends.
  case timer(screen: Int, activation: Int, index: Int)
  /// A loader's attempt ends.
  case loaderEnds(run: Int)
  /// A failed loader is tried again.
  case loaderRetries(run: Int)
  /// A delayed event of a screen.
  case raise(screen: Int, number: Int, event: String)
  /// A field gets its delayed focus.
  case focusComes(number: Int)
  /// A frame is drawn after others that were dropped.
  case frameComes
  /// Something that the system does.
  case system(SystemEvent)
  /// A part of a task of the app's own code.
  case task(AppTaskPart)
  /// Work of the code that drives the session.
  case call(@Sendable () -> Void)

  /// The number of the task that it is a part of; nil for any other event.
  package var task: UInt64? {
    if case .task(let part) = self, part.words == nil, part.task != 0 { part.task } else { nil }
  }

  /// Whether it happens even while the app is suspended.
  var isOfSystem: Bool {
    switch self {
    case .system, .call: true
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
    case .focusComes: "the focus comes"
    case .frameComes: "the frame comes"
    case .system(.interruption(let index)): "interruption \(index)"
    case .system(.faultAlert): "alert of the system"
    case .system(.bannerEnds(let number)): "banner \(number) ends"
    case .task(let part): part.words ?? "task of the app"
    case .call: "call"
    }
  }
}

/// A due event that the system handles, not the app.
package enum SystemEvent: Sendable {
  /// The alert of a fault plan is due.
  case faultAlert
  /// An interruption of the app's definition is due.
  case interruption(Int)
  /// The time of a banner is over.
  case bannerEnds(Int)
}

/// An event that no screen has handled yet.
struct RaisedEvent {
  var screen: ScreenInstance
  let event: String
  let data: FormatValue
  /// The typed event of a Swift screen, if it is known.
  let sent: SwiftScreenEvent?
}
