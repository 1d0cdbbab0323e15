/// The replacement for the module MappaMundi, with which tests draw a map of an app's screens and
/// let a navigator find the way.
///
/// Of ways with the same length, the one declared first is taken; the package takes any of
/// them.
enum ScreenMapStandIn {
  /// The module.
  static let standIn = StandIn(
    module: "MappaMundi", source: map + state + ScreenNavigatorStandIn.source,
    words: "finds its way on a map of screens, as the package does; it draws no picture of it.")

  private static let map = """
    import Foundation
    import XCUIAutomation

    open class MMUserState: NSObject {
      public required override init() {}
      public var initialScreenState: String?
      public let isTablet = UIDevice.current.userInterfaceIdiom == .pad
    }

    public typealias MMScreenStateBuilder<T: MMUserState> = (MMScreenStateNode<T>) -> Void
    public typealias MMNavigatorAction<T: MMUserState> = (MMNavigator<T>) -> Void

    open class MMScreenGraph<T: MMUserState> {
      enum Place {
        case state(MMScreenStateNode<T>)
        case action(next: String?, recorder: ((T) -> Void)?)
        case navigation(MMNavigatorAction<T>)
      }

      let test: XCTestCase
      private let kind: T.Type
      private(set) var places: [String: Place] = [:]
      private var states: [MMScreenStateNode<T>] = []
      private var isBuilt = false

      public init(for test: XCTestCase, with userStateType: T.Type) {
        (self.test, kind) = (test, userStateType)
      }

      public static func create(for test: XCTestCase) -> MMScreenGraph<MMUserState> {
        MMScreenGraph<MMUserState>(for: test, with: MMUserState.self)
      }

      public static func create(for test: XCTestCase, with userState: T.Type) -> MMScreenGraph<T> {
        MMScreenGraph<T>(for: test, with: userState)
      }

      public func addScreenState(
        _ name: String, file: String = #filePath, line: UInt = #line,
        builder: @escaping MMScreenStateBuilder<T>
      ) {
        let state = MMScreenStateNode(name, on: self, builder: builder)
        states.removeAll { $0.name == name }
        states.append(state)
        places[name] = .state(state)
      }

      public func addScreenAction(
        _ name: String, transitionTo next: String, file: String = #filePath, line: UInt = #line,
        recorder: @escaping (T) -> Void
      ) {
        addAction(name, next: next, file: file, line: line, recorder: recorder)
      }

      public func addNavigatorAction(
        _ name: String, file: String = #filePath, line: UInt = #line,
        navigatorAction: @escaping MMNavigatorAction<T>
      ) {
        if places[name] != nil { return conflict(name, file, line) }
        places[name] = .navigation(navigatorAction)
      }

      public func navigator(
        startingAt start: String? = nil, file: String = #filePath, line: UInt = #line
      ) -> MMNavigator<T> {
        build()
        let userState = kind.init()
        guard let name = start ?? userState.initialScreenState, let first = state(name) else {
          fatalError("The app's initial state couldn't be established.")
        }
        userState.initialScreenState = name
        return MMNavigator(on: self, at: first, userState: userState)
      }

      func addActions(
        _ names: [String], then last: String?, file: String, line: UInt,
        recorder: @escaping (T) -> Void
      ) {
        if let first = names.first, places[first] != nil {
          return fail("Action \\(first) is defined elsewhere, but should be unique", file, line)
        }
        for (name, next) in zip(names, names.dropFirst().map { $0 } + [last]) {
          addAction(
            name, next: next, file: file, line: line, recorder: name == names[0] ? recorder : nil)
        }
      }

      private func addAction(
        _ name: String, next: String?, file: String, line: UInt, recorder: ((T) -> Void)?
      ) {
        guard let place = places[name] else {
          places[name] = .action(next: next, recorder: recorder)
          return
        }
        guard case .action(let known, let first) = place else { return conflict(name, file, line) }
        if let known, let next, known != next {
          return fail("\\(name) action points to \\(next) elsewhere", file, line)
        }
        let both = { (userState: T) in
          first?(userState)
          recorder?(userState)
        }
        places[name] = .action(
          next: known ?? next, recorder: first == nil && recorder == nil ? nil : both)
      }

      private func build() {
        guard !isBuilt else { return }
        isBuilt = true
        for state in states { state.builder(state) }
      }

      func state(_ name: String) -> MMScreenStateNode<T>? {
        guard case .state(let state) = places[name] else { return nil }
        return state
      }

      /// The ways that are open only while the user's state fulfils a condition.
      func closedWays(_ userState: T) -> Set<[String]> {
        var closed: Set<[String]> = []
        for state in states {
          for way in state.ways where way.condition?.evaluate(with: userState) == false {
            closed.insert([state.name, way.goal])
          }
        }
        return closed
      }

      private func conflict(_ name: String, _ file: String, _ line: UInt) {
        fail("Action \\(name) conflicts with what is named identically", file, line)
      }

      func fail(_ message: String, _ file: String, _ line: UInt) {
        let place = XCTSourceCodeLocation(filePath: file, lineNumber: Int(line))
        test.record(
          XCTIssue(
            type: .assertionFailure, compactDescription: message,
            sourceCodeContext: XCTSourceCodeContext(location: place)))
      }
    }

    func isMet(_ condition: String, by element: Any, within seconds: TimeInterval) -> Bool {
      let expectation = XCTNSPredicateExpectation(
        predicate: NSPredicate(format: condition), object: element)
      return XCTWaiter().wait(for: [expectation], timeout: seconds) == .completed
    }


    """

  private static let state = """
    public final class MMScreenStateNode<T: MMUserState> {
      public typealias UserStateChange = (T) -> Void

      struct Way {
        let goal: String
        let condition: NSPredicate?
        let walk: (String, UInt) -> Void
      }

      struct Arrival {
        let condition: String
        let element: Any
        let when: String?
        let file: String
        let line: UInt
      }

      public var backAction: (() -> Void)?
      public var dismissOnUse = false

      let name: String
      let builder: MMScreenStateBuilder<T>
      private(set) var ways: [Way] = []
      private(set) var entered: UserStateChange?
      private(set) var left: UserStateChange?
      private(set) var arrival: Arrival?
      var cameFrom: MMScreenStateNode?
      private unowned let map: MMScreenGraph<T>

      init(
        _ name: String, on map: MMScreenGraph<T>, builder: @escaping MMScreenStateBuilder<T>
      ) {
        (self.name, self.map, self.builder) = (name, map, builder)
      }

      public func onEnter(recorder: @escaping UserStateChange) { entered = recorder }

      public func onExit(recorder: @escaping UserStateChange) { left = recorder }

      public func onEnterWaitFor(
        _ predicate: String = "exists == true", element: Any, if condition: String? = nil,
        file: String = #filePath, line: UInt = #line
      ) {
        arrival = Arrival(
          condition: predicate, element: element, when: condition, file: file, line: line)
      }

      public func gesture(
        withElement element: XCUIElement? = nil, to goal: String, if condition: String? = nil,
        file: String = #filePath, line: UInt = #line, g: @escaping () -> Void
      ) {
        if map.places[goal] == nil {
          return map.fail("Node \\(goal) has not been declared anywhere", file, line)
        }
        ways.removeAll { $0.goal == goal }
        let way = Way(goal: goal, condition: condition.map { NSPredicate(format: $0) }) {
          [unowned map, name] in
          if let element, !isMet("exists == true", by: element, within: 30) {
            map.fail("Cannot get from \\(name) to \\(goal). See \\(file):\\(line)", $0, $1)
            map.fail("Cannot find \\(element)", file, line)
          }
          g()
        }
        ways.append(way)
      }

      public func gesture(
        withElement element: XCUIElement? = nil, forAction actions: String...,
        transitionTo screenState: String? = nil, if condition: String? = nil,
        file: String = #filePath, line: UInt = #line,
        recorder: @escaping UserStateChange = { _ in }
      ) {
        map.addActions(actions, then: screenState, file: file, line: line, recorder: recorder)
        gesture(withElement: element, to: actions[0], if: condition, file: file, line: line) {}
      }

      public func noop(
        to goal: String, if condition: String? = nil, file: String = #filePath, line: UInt = #line
      ) {
        gesture(to: goal, if: condition, file: file, line: line) {}
      }

      public func noop(
        forAction actions: String..., transitionTo screenState: String? = nil,
        if condition: String? = nil, file: String = #filePath, line: UInt = #line,
        recorder: @escaping UserStateChange = { _ in }
      ) {
        map.addActions(actions, then: screenState, file: file, line: line, recorder: recorder)
        noop(to: actions[0], if: condition, file: file, line: line)
      }
    \(gestures)
    }


    """

  /// The gestures on elements, each in a form that leads to a state and one for an action.
  private static let gestures =
    [
      ("tap", "_ element: XCUIElement", "tap()"),
      ("doubleTap", "_ element: XCUIElement", "doubleTap()"),
      (
        "press", "_ element: XCUIElement, forDuration duration: TimeInterval = 1",
        "press(forDuration: duration)"
      ),
      ("typeText", "_ text: String, into element: XCUIElement", "typeText(text)"),
      ("swipeLeft", "_ element: XCUIElement", "swipeLeft()"),
      ("swipeRight", "_ element: XCUIElement", "swipeRight()"),
      ("swipeUp", "_ element: XCUIElement", "swipeUp()"),
      ("swipeDown", "_ element: XCUIElement", "swipeDown()"),
    ].map { name, parameters, call in
      """

        public func \(name)(
          \(parameters), to goal: String, if condition: String? = nil,
          file: String = #filePath, line: UInt = #line
        ) {
          gesture(withElement: element, to: goal, if: condition, file: file, line: line) {
            element.\(call)
          }
        }

        public func \(name)(
          \(parameters), forAction actions: String..., transitionTo screenState: String? = nil,
          if condition: String? = nil, file: String = #filePath, line: UInt = #line,
          recorder: @escaping UserStateChange = { _ in }
        ) {
          map.addActions(actions, then: screenState, file: file, line: line, recorder: recorder)
          gesture(withElement: element, to: actions[0], if: condition, file: file, line: line) {
            element.\(call)
          }
        }
      """
    }.joined(separator: "\n")
}
