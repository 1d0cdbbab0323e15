/// The navigator of the module MappaMundi: it finds the shortest way to a screen, and takes it.
enum ScreenNavigatorStandIn {
  /// Its Swift source.
  static let source = """
    open class MMNavigator<T: MMUserState> {
      public var userState: T
      public private(set) var screenState: String

      private let map: MMScreenGraph<T>
      /// The last screen that does not go when it is left.
      private var recent: MMScreenStateNode<T>
      private var closed: Set<[String]> = []

      init(on map: MMScreenGraph<T>, at first: MMScreenStateNode<T>, userState: T) {
        (self.map, self.userState, recent, screenState) = (map, userState, first, first.name)
        first.entered?(userState)
        synchronizeWithUserState()
      }

      public func synchronizeWithUserState() { closed = map.closedWays(userState) }

      public func can(goto name: String) -> Bool { path(from: screenState, to: name) != nil }

      public func can(
        performAction name: String, file: String = #filePath, line: UInt = #line
      ) -> Bool {
        isAction(name, file, line) && can(goto: name)
      }

      public func plan(startAt start: String? = nil, goto name: String) -> [String] {
        let start = start ?? screenState
        return path(from: start, to: name).map { [start] + $0 + followers(of: name) } ?? []
      }

      public func plan(
        startAt start: String? = nil, performAction name: String, file: String = #filePath,
        line: UInt = #line
      ) -> [String] {
        isAction(name, file, line) ? plan(startAt: start, goto: name) : []
      }

      public func goto(
        _ name: String, file: String = #filePath, line: UInt = #line,
        visitWith visitor: @escaping (String) -> Void = { _ in }
      ) {
        guard map.places[name] != nil else {
          return map.fail("Cannot route to \\(name), because it doesn't exist", file, line)
        }
        for _ in 0..<100 {
          guard let path = path(from: screenState, to: name) else {
            return map.fail("Cannot route from \\(screenState) to \\(name)", file, line)
          }
          if path.contains(where: { move(to: $0, file, line, visitor) }) { continue }
          for next in followers(of: screenState) { move(to: next, file, line, visitor) }
          if map.state(screenState) == nil { move(to: recent.name, file, line, visitor) }
          return
        }
        map.fail("The ways to \\(name) change without an end", file, line)
      }

      public func performAction(_ name: String, file: String = #filePath, line: UInt = #line) {
        guard isAction(name, file, line) else { return }
        if case .navigation(let action) = map.places[name], !can(goto: name) {
          action(self)
        } else {
          goto(name, file: file, line: line)
        }
      }

      public func back(file: String = #filePath, line: UInt = #line) {
        guard let state = map.state(screenState) else { return }
        guard let origin = state.cameFrom, state.backAction != nil else {
          return map.fail("No valid back action", file, line)
        }
        goto(origin.name, file: file, line: line)
      }

      public func toggleOn(
        _ flag: Bool, withAction action: String, file: String = #filePath, line: UInt = #line
      ) {
        if !flag { performAction(action, file: file, line: line) }
      }

      public func toggleOff(
        _ flag: Bool, withAction action: String, file: String = #filePath, line: UInt = #line
      ) {
        if flag { performAction(action, file: file, line: line) }
      }

      public func nowAt(_ name: String, file: String = #filePath, line: UInt = #line) {
        guard map.places[name] != nil else {
          return map.fail(
            "Cannot force to unknown \\(name). Currently at \\(screenState)", file, line)
        }
        screenState = name
      }

      // MARK: - Moving

      /// Whether other ways are open afterwards.
      @discardableResult
      private func move(
        to name: String, _ file: String, _ line: UInt, _ visitor: (String) -> Void
      ) -> Bool {
        var records = map.state(screenState).map { leave($0, to: name, file, line) } ?? false
        switch map.places[name] {
        case .state(let state):
          enter(state)
          records = records || state.entered != nil
          visitor(screenState)
        case .action(_, let recorder):
          recorder?(userState)
          records = records || recorder != nil
        case .navigation(let action):
          action(self)
          records = true
        case nil: break
        }
        screenState = name
        guard records else { return false }
        let known = closed
        synchronizeWithUserState()
        return closed != known
      }

      /// Whether the user's state may be another one.
      private func leave(
        _ state: MMScreenStateNode<T>, to name: String, _ file: String, _ line: UInt
      ) -> Bool {
        if !state.dismissOnUse { recent = state }
        state.left?(userState)
        if let back = state.backAction, state.cameFrom?.name == name {
          back()
          state.cameFrom = nil
        } else {
          state.ways.first { $0.goal == name }?.walk(file, line)
        }
        return state.left != nil
      }

      private func enter(_ state: MMScreenStateNode<T>) {
        awaitArrival(at: state)
        state.entered?(userState)
        if state.backAction != nil {
          state.cameFrom = state.cameFrom ?? recent
          return
        }
        // From a screen without a way back nothing leads back any more.
        var screen: MMScreenStateNode<T>? = recent
        while let left = screen, let earlier = left.cameFrom {
          left.cameFrom = nil
          screen = earlier
        }
      }

      private func awaitArrival(at state: MMScreenStateNode<T>) {
        guard let arrival = state.arrival else { return }
        if let when = arrival.when, !NSPredicate(format: when).evaluate(with: userState) { return }
        if isMet(arrival.condition, by: arrival.element, within: 30) { return }
        map.fail("Unsuccessfully entered \\(state.name)", arrival.file, arrival.line)
      }

      // MARK: - Ways

      private func isAction(_ name: String, _ file: String, _ line: UInt) -> Bool {
        switch map.places[name] {
        case .action, .navigation: return true
        case .state, nil:
          map.fail("\\(name) is not an action", file, line)
          return false
        }
      }

      /// The places after an action, up to a screen.
      private func followers(of name: String) -> [String] {
        var names: [String] = []
        var last = name
        while case .action(let next?, _) = map.places[last], !names.contains(next) {
          names.append(next)
          last = next
        }
        return names
      }

      private func neighbours(of name: String) -> [String] {
        switch map.places[name] {
        case .state(let state):
          let origin = state.backAction == nil ? nil : state.cameFrom?.name
          let open = state.ways.map(\\.goal).filter {
            $0 != origin && !closed.contains([state.name, $0])
          }
          return open + [origin].compactMap { $0 }
        case .action(let next, _): return [next].compactMap { $0 }
        case .navigation, nil: return []
        }
      }

      /// The shortest way; empty where one is already.
      private func path(from start: String, to goal: String) -> [String]? {
        if start == goal { return [] }
        var origins = [start: start]
        var queue = [start]
        var index = 0
        while index < queue.count {
          for next in neighbours(of: queue[index]) where origins[next] == nil {
            origins[next] = queue[index]
            queue.append(next)
          }
          index += 1
        }
        guard origins[goal] != nil else { return nil }
        var path = [goal]
        while let origin = origins[path[0]], origin != start { path.insert(origin, at: 0) }
        return path
      }
    }

    extension MMNavigator {
      public func waitForExistence(
        _ element: XCUIElement, timeout: TimeInterval = 7.0, file: String = #filePath,
        line: UInt = #line
      ) {
        waitFor(element, with: "exists == true", timeout: timeout, file: file, line: line)
      }

      public func waitForNonExistence(
        _ element: XCUIElement, timeoutValue: TimeInterval = 5.0, file: String = #filePath,
        line: UInt = #line
      ) {
        waitFor(element, with: "exists != true", timeout: timeoutValue, file: file, line: line)
      }

      public func waitFor(
        _ element: XCUIElement, toContain value: String, file: String = #filePath,
        line: UInt = #line
      ) {
        waitFor(element, with: "value CONTAINS '\\(value)'", file: file, line: line)
      }

      public func waitFor(
        _ element: XCUIElement, with predicateString: String, description: String? = nil,
        timeout: TimeInterval = 5.0, file: String = #filePath, line: UInt = #line
      ) {
        if isMet(predicateString, by: element, within: timeout) { return }
        map.fail(
          description ?? "Expect predicate \\(predicateString) for \\(element.description)", file, line)
      }
    }

    """
}
