import AppBuilding
import AppCompiling
import AppModel
import AppRuntime

/// The kind of a happening, and the part of the app that it comes from.
package enum HappeningOrigin: Sendable, Equatable {
  /// The test looked at the app, or at what the system shows over it.
  case look(isOfSystem: Bool)
  /// The test touched the screen.
  case touch
  /// The test pressed a key.
  case key
  /// The test acted on the app as a whole: `launch`.
  case act
  /// An attempt of a loader ended, or began again.
  case loader(String, at: ModelPlace)
  /// A timer of a state fired.
  case timer(ModelPlace)
  /// A delayed event of a screen.
  case raised(String, at: ModelPlace)
  /// An interruption of the app's definition arrived.
  case interruption
  /// A field got its delayed focus.
  case focus
  /// A frame was drawn after others that were dropped.
  case frame
  /// The alert of a fault plan appeared, or a banner disappeared.
  case system
  /// A part of a task of the app's own code.
  case task
  /// The answer to a request of the app's own code.
  case answer
  /// Anything else.
  case other

  /// Whether it is a touch or a key of the test.
  package var isInput: Bool { self == .touch || self == .key }

  /// Whether the test does something instead of only looking.
  package var isDone: Bool { isInput || self == .act }
}

/// What a look of the test found.
package struct Sight: Sendable, Equatable {
  /// How many elements match.
  package let count: Int
  /// The label of the first match.
  package let label: String
  /// The first match's frame.
  package let frame: String
  /// Whether a touch on the first match would reach it.
  package let isHittable: Bool
  /// The identifiers of up to four matches.
  package let identifiers: [String]
}

extension AppEvent {
  /// Where the event comes from.
  func origin(in process: AppProcess?) -> HappeningOrigin {
    switch self {
    case .loaderEnds(let run), .loaderRetries(let run):
      guard let process, let run = process.runs[run] else { return .other }
      return .loader(run.invocation.loader.name, at: process.place(of: run))
    case .timer(let id, let activation, let index):
      let screen = process?.openScreens[id]
      let state = screen?.active.first { $0.number == activation }?.state.path ?? ""
      return .timer(ModelPlace(screen?.screen.definition, state: state, part: .after(index)))
    case .raise(let id, _, let event):
      return .raised(event, at: ModelPlace(process?.openScreens[id]?.screen.definition))
    case .system(.interruption): return .interruption
    case .focusComes: return .focus
    case .frameComes: return .frame
    case .system: return .system
    case .task(let part): return part.isAnswer ? .answer : .task
    case .call: return .other
    }
  }
}

extension AppProcess {
  /// The part of the definition that started a loader.
  func place(of run: LoaderRun) -> ModelPlace {
    guard let screen = openScreens[run.screen] else { return ModelPlace(nil) }
    let invocations = run.state.invoke
    let index = invocations.firstIndex { $0.definition == run.invocation.definition } ?? 0
    return ModelPlace(screen.screen.definition, state: run.state.path, part: .invoke(index))
  }
}
