import SimulatedApp

/// What the rules conclude from the evidence.
struct CauseFinding {
  /// What an event of the app does to the user.
  enum Harm {
    /// It replaces what the user has done.
    case replaces
    /// It closes what the user has opened.
    case closes
    /// It has not ended when the touch that started it is made again.
    case startsAgain
    /// It answers a request that a touch makes the app send a second time.
    case answersTwice
    /// It cancels work that the user has begun.
    case cancels
    /// It comes before the event that sets what it uses.
    case usesEarly
    /// It gives a touch another effect.
    case changesTouch
    /// It ends the time that the app allows for an answer.
    case givesUp
    /// It leaves the app in another state than if it came second.
    case endsElsewhere
    /// It has to come before a link that the system opens.
    case losesLink
    /// It replaces what another touch has changed since the work behind it began.
    case losesOne
  }

  let cause: FlakeCause
  var second: FlakeCause?
  var blame: FlakeBlame = .test
  /// What the app does wrong, where it is at fault and an order decides.
  var harm: Harm = .replaces
  let reason: String
  /// Whether a later look can miss what the test looks for, too.
  var isBrief = false
  /// Whether the test expects that a text changes within a fixed time.
  var expectsChange = false
  /// The order behind it; nil if there is none.
  var order: SmallestSchedule.Order?
  var pair: Diagnosis.Pair?

  init(
    _ cause: FlakeCause, blame: FlakeBlame = .test, second: FlakeCause? = nil,
    by order: SmallestSchedule.Order? = nil, _ reason: String, harm: Harm = .replaces
  ) {
    (self.cause, self.second, self.blame, self.harm) = (cause, second, blame, harm)
    (self.order, self.reason) = (order, reason)
  }

  /// The test meets something that a timer of the app changes at intervals.
  init(atIntervals order: SmallestSchedule.Order) {
    self.init(
      .time, second: .resourceRendering, by: order,
      "the test expects one moment of what the app changes at intervals")
  }

  /// Two touches begin work that changes one value, and the later change forgets the earlier one.
  init(losingOneIn order: SmallestSchedule.Order) {
    self.init(
      .loadOrder, blame: .app, by: order,
      "two touches each begin work of the app, and one of the two changes is lost",
      harm: .losesOne)
  }
}

extension HappeningOrigin {
  var isOfTest: Bool {
    switch self {
    case .look, .touch, .key, .act: true
    default: false
    }
  }

  /// Whether the system does it, not the app.
  var isOfSystem: Bool {
    switch self {
    case .interruption, .system, .focus, .frame: true
    case .look(let isOfSystem): isOfSystem
    default: false
    }
  }

  /// The place of something that is part of the system, not of the test or the app.
  var systemPlace: String {
    switch self {
    case .focus: "the keyboard of the system"
    case .frame: "the screen of the device"
    case .interruption, .system: "the system"
    default: ""
    }
  }

  var isLoader: Bool {
    if case .loader = self { return true }
    return false
  }

  var isTimer: Bool {
    if case .timer = self { return true }
    return false
  }

  /// The part of the app's definition that causes it.
  var place: ModelPlace? {
    switch self {
    case .loader(_, let place), .timer(let place), .raised(_, let place): place
    default: nil
    }
  }
}

extension SmallestSchedule.Order {
  /// The order of two happenings of a run.
  init(_ first: Happening, _ second: Happening, sharing: String) {
    self.init(
      first: first.shownWords, second: second.shownWords, sharing: sharing,
      names: (first.name, second.name), origins: (first.origin, second.origin))
  }

  /// Whether both belong to the app.
  var isWithinApp: Bool { !origins.first.isOfTest && !origins.second.isOfTest }

  /// The step of the test and the app's event, with whether the step comes first.
  ///
  /// Nil if both events are the app's.
  var race: (step: String, event: String, isStepFirst: Bool)? {
    if origins.first.isOfTest, !origins.second.isOfTest { return (names.first, names.second, true) }
    if origins.second.isOfTest, !origins.first.isOfTest {
      return (names.second, names.first, false)
    }
    return nil
  }

  /// The kind of the app's event.
  var eventOrigin: HappeningOrigin { origins.first.isOfTest ? origins.second : origins.first }

  /// What the app waits for, if the order decides whether it has come.
  var loading: String { eventOrigin.isLoader ? "loader" : "answer" }

  /// The kind of the test's step.
  var stepOrigin: HappeningOrigin { origins.first.isOfTest ? origins.first : origins.second }
}
