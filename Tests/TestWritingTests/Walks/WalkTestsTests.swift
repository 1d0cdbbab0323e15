import SimulatedApp
import Testing
import VirtualTime

@testable import TestWriting

/// A test class that walks through an app.
@Suite struct WalkTestsTests {
  @Test func theTourIsAsLongAsItWasPlanned() {
    let tests = WalkTests(of: TinyApps.notes, kind: .tour, mostMoves: 100)

    #expect(tests.length == tests.plannedLength)
    #expect(tests.omissions == [])
  }

  @Test func whatEndsTheAppIsNamed() {
    let app = TinyApps.app(
      [],
      Screen("main") {
        Button("Crash", id: "crash").onTap("CRASH")
        On("CRASH", do: .crash(message: "on purpose"))
      })
    let omissions = WalkTests(of: app, kind: .tour).omissions

    #expect(omissions.map(\.reason) == ["the app crashes"])
    #expect(omissions.first?.move.contains(" on main") == true)
  }

  @Test func aLongTourBecomesSeveralTests() {
    let whole = WalkTests(of: TinyApps.notes, kind: .tour, mostMoves: 100)
    let parted = WalkTests(of: TinyApps.notes, kind: .tour, mostMoves: 5)

    #expect(parted.scripts.count > whole.scripts.count)
    #expect(parted.scripts.allSatisfy { $0.moves.count <= 5 + 4 })
    #expect(parted.omissions == [])
  }

  @Test func aTestIsWrittenAsAPersonWould() throws {
    let tests = WalkTests(of: TinyApps.notes, kind: .states)

    let test = try #require(tests.source.split(separator: "@MainActor\n").last)
    #expect(
      test == """
          func testNotesLeadsToEditorFailed() {
            launch("Main")
            XCTAssertTrue(app.buttons["add"].exists)

            // tap "Add": editor, editing
            app.buttons["add"].tap()
            XCTAssertTrue(app.textFields["text"].exists)

            // tap "Save" with the fields filled in: editor, saving
            app.textFields["text"].tap()
            app.textFields["text"].typeText("sample1@example.com\\n")
            app.buttons["save"].tap()
            XCTAssertTrue(app.staticTexts["saving"].exists)

            // wait, and loading fails: editor, failed
            app.tunnel.loaders.fail("save")
            XCTAssertTrue(app.staticTexts["failed"].waitForExistence(timeout: 3))
          }
        }

        """)
  }

  @Test func everyStateHasATest() {
    let tests = WalkTests(of: TinyApps.notes, kind: .states)

    let ends = tests.scripts.map { $0.moves.last.map { "\($0.screen) \($0.state)" } ?? "" }
    #expect(
      ends == ["", "editor editing", "editor saving", "editor saved", "editor failed"])
  }

  @Test func theSameAppGivesTheSameSource() {
    let sources = (0..<3).map { _ in WalkTests(of: TinyApps.notes, kind: .tour).source }

    #expect(Set(sources).count == 1)
  }

  @Test("a wait that would come too late for what follows lets exactly the time pass")
  func waitsExactlyWhereSomethingFollowsSoon() {
    let app = TinyApps.app(
      [],
      Screen("one") {
        State("first") {
          Text("First", id: "first")
          After(.milliseconds(1_200), to: "second")
        }
        State("second") {
          Text("Second", id: "second")
          After(.milliseconds(300), to: "third")
        }
        State("third") { Text("Third", id: "third") }
      })

    let tests = WalkTests(of: app, kind: .tour)

    #expect(tests.scripts.count == 1)
    #expect(tests.scripts.first?.moves.first?.steps == [.pause(.milliseconds(1_200))])
    #expect(tests.length == tests.plannedLength)
  }

  @Test func aMoveThatNoStepMakesIsAnOmission() {
    let app = TinyApps.app(
      [],
      Screen("one") {
        State("idle") {
          Image("Map", id: "map").on(.pinch, "ZOOM")
          On("ZOOM", to: "zoomed")
        }
        State("zoomed") { Text("Near", id: "near") }
      })

    let tests = WalkTests(of: app, kind: .tour)

    #expect(
      tests.omissions.map(\.reason).allSatisfy {
        $0.hasSuffix("no step of a written test does that")
      })
    #expect(tests.omissions.count == 1)
  }
}
