import AccessibilityTree
import SimulatedApp
import Testing
import VirtualTime

@Suite struct NarratingTests {
  private static func query(_ type: ElementType, _ name: String) -> Query {
    Query().descendants(type).identified(by: name)
  }

  private static func app(
    root: some ElementMaker = Other(), timing: AutomationTiming = .zero,
    @ScreenBuilder _ parts: () -> [ScreenPart]
  ) -> TinyApp {
    TinyApp(
      .tiny([Screen("main", root: root, parts: parts)]),
      configuration: SessionConfiguration(timing: timing, isJournaling: true))
  }

  /// The lines of the log that an act adds, without their times.
  private static func lines(_ app: TinyApp, _ act: () -> Void) throws -> [String] {
    let before = try log(app).count
    act()
    return try Array(log(app).dropFirst(before))
  }

  private static func log(_ app: TinyApp) throws -> [String] {
    let record = try JournalRecord(app.session.device.journal?.bytes ?? [])
    return ActivityLogText.text(of: record).split(separator: "\n").map {
      String($0.dropFirst("    t =      nans ".count))
    }
  }

  @Test func `a launch tells its parts`() throws {
    let app = Self.app {}
    let lines = try Self.lines(app) { _ = app.session.launch(arguments: [], environment: [:]) }
    #expect(
      lines == [
        "Open com.example.tiny", "    Launch com.example.tiny",
        "        Terminate com.example.tiny:4001", "        Setting up automation session",
        "        Wait for com.example.tiny to idle",
      ])
  }

  @Test func `a tap tells its steps, and the identifier wins once the element is found`() throws {
    let app = Self.app { Button("New", id: "add") }
    let query = Self.query(.button, "New")
    let lines = try Self.lines(app) {
      _ = app.session.perform(.tap, on: query, title: "Tap \"New\" Button")
    }
    #expect(
      lines == [
        "Tap \"New\" Button", "    Wait for com.example.tiny to idle",
        "    Find the \"New\" Button",
        "    Check for interrupting elements affecting \"add\" Button",
        "    Synthesize event", "    Wait for com.example.tiny to idle",
      ])
  }

  @Test func `a missing element is looked for again, and then the app is pictured`() throws {
    let app = Self.app {}
    let lines = try Self.lines(app) {
      _ = app.session.perform(.tap, on: Self.query(.button, "x"), title: "Tap \"x\" Button")
    }
    #expect(
      lines.dropFirst(2) == [
        "    Find the \"x\" Button", "    Find the \"x\" Button (retry 1)",
        "    Find the \"x\" Button (retry 2)",
        "    Collecting debug information to assist test failure triage",
        "        Requesting snapshot of accessibility hierarchy for app with pid 4001",
      ])
  }

  @Test func `a wait polls through an expectation and looks itself at the deadline`() throws {
    let app = Self.app {}
    let lines = try Self.lines(app) {
      _ = app.session.waiter.wait(
        for: Self.query(.button, "x"), toExist: true, timeout: .milliseconds(1_500),
        title: "Waiting 1.5s for \"x\" Button to exist")
    }
    #expect(
      lines == [
        "Waiting 1.5s for \"x\" Button to exist",
        "    Checking `Expect predicate `existsNoRetry == 1` for object \"x\" Button`",
        "        Checking existence of `\"x\" Button`",
        "        Capturing element debug description",
        "    Checking `Expect predicate `existsNoRetry == 1` for object \"x\" Button`",
        "        Checking existence of `\"x\" Button`",
        "        Capturing element debug description",
        "    Checking existence of `\"x\" Button`",
        "Collecting debug information to assist test failure triage",
        "    Requesting snapshot of accessibility hierarchy for app with pid 4001",
      ])
  }

  @Test func `counts and lists name the last step of the query`() throws {
    let app = Self.app {}
    let query = Query().descendants(.other).descendants(.alert)
    let lines = try Self.lines(app) {
      _ = app.session.count(query)
      _ = app.session.all(query, title: "Get all elements bound by index for")
      _ = app.session.all(query)
    }
    #expect(
      lines == [
        "Get number of matches for: Descendants matching type Alert",
        "Get all elements bound by index for: Descendants matching type Alert",
      ])
  }

  // MARK: - Scrolling

  private static func tap(_ app: TinyApp) -> AutomationFailure? {
    app.session.perform(.tap, on: query(.button, "b"), title: "Tap \"b\" Button")
  }

  private static func buried(
    _ answer: ElementDefinition.ScrollAnswer, timing: AutomationTiming = .zero
  ) -> TinyApp {
    app(root: Other().scrollTo(answer), timing: timing) {
      Other().size(height: 200).position(y: 0).layout(.overlay)
      Button("B", id: "b").size(height: 44).position(y: 10)
      Button("Cover").size(height: 100).position(y: 0)
    }
  }

  @Test func `a scroll that fails is tried three times, a second apart, and is told`() throws {
    let app = Self.buried(.fails)
    let start = app.session.now
    var failure: AutomationFailure?
    let lines = try Self.lines(app) { failure = Self.tap(app) }
    #expect(app.session.now - start == .seconds(2))
    guard case .scrollRefused(let row, let error)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    let cause = "Failed to scroll to visible (by AX action) \(row), error: \(error)"
    #expect(
      failure?.message(.acting("tap"))
        == "Failed to synthesize event: \(cause). (Underlying Error: \(error))")
    #expect(error.hasPrefix("Error kAXErrorCannotComplete performing AXAction kAXScrollToVisible"))
    #expect(
      lines.dropFirst(4).prefix(9) == [
        "    Synthesize event", "        Scroll element to visible", "        Failed: \(cause)",
        "    Retrying `Tap \"b\" Button` (attempt #2)",
        "        Wait for com.example.tiny to idle", "        Find the \"b\" Button",
        "        Check for interrupting elements affecting \"b\" Button",
        "        Synthesize event", "            Scroll element to visible",
      ])
    #expect(lines.count { $0.contains("Retrying") } == 2)
  }

  @Test func `where nothing moves Xcode 26 touches nowhere and says nothing`() throws {
    let app = Self.buried(.stays)
    var failure: AutomationFailure?
    let lines = try Self.lines(app) { failure = Self.tap(app) }
    #expect(failure == nil)
    #expect(
      lines.dropFirst(4) == [
        "    Synthesize event", "        Scroll element to visible",
        "        Find the \"b\" Button",
        "        Computed hit point {-1, -1} after scrolling to visible",
        "    Wait for com.example.tiny to idle",
      ])
  }

  @Test func `where nothing moves Xcode 13 fails`() {
    guard case .notHittable? = Self.tap(Self.buried(.stays, timing: .xcode13)) else {
      Issue.record("no failure")
      return
    }
  }
}
