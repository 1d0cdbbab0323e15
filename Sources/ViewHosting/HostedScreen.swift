import AccessibilityTree
import AppBuilding
import AppModel
import Foundation
import PredicateFormat
import SwiftUI
import ViewGraph
import ViewLayout
import VirtualTime

/// The whole of an app's SwiftUI as one screen of a session.
struct HostedScreen<Main: App>: SwiftScreen {
  /// What happens on the screen.
  enum Event: Sendable, SpelledCase {
    /// A gesture on an element, by the name that it was drawn with.
    case touch(String)
    /// A gesture at a point of the screen where no element handles it.
    case place(BoxAnswers.Gesture, x: Double, y: Double)
    /// A gesture of two fingers on an element, with how far and how fast they went.
    case spread(String, amount: Double, velocity: Double)
    /// Whether the app may use a resource that it has asked for.
    case permission(ProtectedResource, AuthorizationStatus)
    /// The share sheet has closed, after an action was chosen or without one.
    case shared(isCompleted: Bool)
    /// Something has changed without an action of the user.
    case update

    var nameAndText: (name: String, text: String)? {
      if case .touch(let name) = self { ("touch", name) } else { nil }
    }
  }

  /// The run of the app, and how often it has changed.
  struct State: Equatable, Sendable, ScreenFollowing {
    let run: HostedRun
    var revision = 0

    /// What journals record of it, since its values are in the app's own code; the coverage of
    /// views is read from these facts.
    var facts: [(key: String, value: FormatValue)] {
      [
        (StateDefinition.viewsKey, run.views.formatValue),
        (StateDefinition.stacksKey, run.stacks.formatValue),
      ]
    }

    static func == (left: State, right: State) -> Bool {
      left.run === right.run && left.revision == right.revision
    }

    mutating func follow(_ change: ScreenChange) -> Bool {
      run.follow(change)
      revision += 1
      return true
    }

    func attach(_ wake: @escaping () -> Void, to access: RunAccess) {
      run.wake = wake
      run.watch.touch = access.note
      run.watch.place = access.place
      run.movements.span = { [watch = run.watch] in watch.isAnimated ? access.span($0) : nil }
      run.moveScreens = { [watch = run.watch] in if watch.isAnimated { access.moveScreens() } }
      run.slideTime = { [watch = run.watch] in watch.isAnimated ? access.slideTime() : .zero }
      run.finger = access.finger
      run.watch.store = { [weak run] in run?.keep($1, for: $0, access.store) }
    }

    var focusWish: FocusWish? { run.focusWish }

    var isDrawn: Bool { run.isDrawn }

    func perform(_ work: () -> Void) { run.perform(work) }

    /// The value of a control by the name that it was drawn with.
    fileprivate func value(of name: String) -> ControlValue? { run.controls[name] }

    fileprivate mutating func change(_ name: String, _ set: (inout ControlValue) -> Void) {
      run.change(name, set)
      revision += 1
    }
  }

  let profile: DeviceProfile
  /// Whether a tap on the middle of a toggle's row turns the toggle.
  let turnsTogglesByRow: Bool
  let showsListsAsTables: Bool
  let showsHeadersInCapitals: Bool
  /// The texts of the app by language; nil for those of the source.
  let texts: AppTexts?
  /// The values of the app's bundle.
  let information: AppInformation

  static var coordinator: String { "App" }
  static var screen: String { "window" }

  var name: String { Self.screen }

  /// The root element, which only holds the app's own containers.
  var root: ElementDefinition { ElementDefinition(.other, isAccessibilityElement: false) }

  var initial: State {
    State(
      run: HostedRun(texts, information, on: ScreenSurroundings(profile: profile)) {
        RunningApp(Main.self, hasCapitalHeaders: showsHeadersInCapitals)
      })
  }

  func begin(_ state: inout State, given: [String: FormatValue]) -> [ScreenEffect<Event>] {
    state.run.start()
    state.revision += 1
    return requests(of: state)
  }

  /// Asks the user for the resources that the app has asked for, and shows what it shares.
  private func requests(of state: State) -> [ScreenEffect<Event>] {
    state.run.newQuestions().map {
      .action(.ask(PermissionDefinition($0, event: AskedPermissions.event)))
    }
      + state.run.newShares().map {
        .action(.share(ShareDefinition(.literal($0), event: SharedTexts.event)))
      }
  }

  func reduce(_ state: inout State, _ event: Event) -> [ScreenEffect<Event>] {
    switch event {
    case .touch(let name): state.run.touch(name)
    case .place(let gesture, let x, let y):
      state.run.touch(gesture, at: CGPoint(x: x, y: y))
    case .spread(let name, let amount, let velocity):
      state.run.spread(name, by: amount, velocity: velocity)
    case .permission(let resource, let status): state.run.answer(status, for: resource)
    case .shared(let isCompleted): state.run.endSharing(isCompleted: isCompleted)
    case .update: state.run.update()
    }
    state.revision += 1
    return requests(of: state)
  }

  func event(named name: String, data: FormatValue) -> Event? {
    if name == State.wakeName { return .update }
    guard case .record(let measures) = data else { return nil }
    if name == AskedPermissions.event, case .string(let resource)? = measures["resource"],
      case .string(let status)? = measures["status"],
      let resource = ProtectedResource(rawValue: resource)
    {
      return AuthorizationStatus(rawValue: status).map { .permission(resource, $0) }
    }
    if name == SharedTexts.event, case .bool(let isCompleted)? = measures["completed"] {
      return .shared(isCompleted: isCompleted)
    }
    let placed = BoxAnswers.Gesture.allCases.first { Self.placedName(of: $0) == name }
    if let placed, case .real(let x)? = measures["x"], case .real(let y)? = measures["y"] {
      return .place(placed, x: x, y: y)
    }
    guard case .real(let amount)? = measures["scale"] ?? measures["rotation"],
      case .real(let velocity)? = measures["velocity"]
    else { return nil }
    return .spread(name, amount: amount, velocity: velocity)
  }

  /// The name of the event for a gesture between elements.
  private static func placedName(of gesture: BoxAnswers.Gesture) -> String {
    "\(gesture) between elements"
  }

  /// The screen in front, since to the session the whole app is one.
  func stateName(_ state: State) -> String { state.run.screenName ?? StateDefinition.onlyName }

  func view(_ state: State, _ send: Sender) -> [ElementDefinition] {
    var drawing = ElementDrawing(
      profile: state.run.surroundings.profile, turnsTogglesByRow: turnsTogglesByRow,
      showsListsAsTables: showsListsAsTables, scrolled: state.run.scrolled
    ) {
      send(.touch($0))
    }
    var definitions = drawing.definitions(of: state.run.drawnElements())
    // A gesture that no element handles may be for a container, which handles it on all its views.
    let placed = state.run.placedGestures.compactMap { gesture in
      gesture.elementGesture.map { GestureDefinition($0, raises: Self.placedName(of: gesture)) }
    }
    for index in definitions.indices where definitions[index].type == .other {
      definitions[index].gestures += placed
    }
    // It does not move from its place, but keeps the app from being idle.
    if state.run.movesForever, let still = definitions.firstIndex(where: { $0.animation == nil }) {
      definitions[still].animation = AnimationDefinition(.seconds(1), isRepeating: true)
    }
    state.run.take(drawing)
    for control in drawing.controls { bind(control, send) }
    return definitions
  }

  private func bind(_ control: (name: String, value: ControlValue), _ send: Sender) {
    let name = control.name
    switch control.value.control {
    case .text, .words:
      send.bind(
        name, get: { $0.value(of: name)?.text ?? "" },
        set: { state, text in state.change(name) { $0.text = text } })
    case .switching:
      send.bind(
        name, get: { $0.value(of: name)?.flag ?? false },
        set: { state, flag in state.change(name) { $0.flag = flag } })
    case .number:
      send.bind(
        name, get: { $0.value(of: name)?.number ?? 0 },
        set: { state, number in state.change(name) { $0.number = number } })
    case .choice:
      send.bind(
        name, get: { $0.value(of: name)?.choice ?? 0 },
        set: { state, choice in state.change(name) { $0.choice = choice } })
    }
  }
}
