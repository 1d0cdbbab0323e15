import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

@Suite("Statechart: events")
struct StatechartEventTests {
  @Test("the innermost state is asked first, then those around it, then the screen")
  func order() {
    let app = TinyApp(
      Screen("main") {
        On("A", do: mark("screen"))
        On("B", do: mark("screen"))
        On("C", do: mark("screen"))
        StateDefinition(
          name: "outer",
          on: [On("A", do: mark("outer")), On("B", do: mark("outer"))],
          states: [StateDefinition(name: "inner", on: [On("A", do: mark("inner"))])])
      })
    #expect(
      app.traced { ["A", "B", "C", "D"].forEach { app.send($0) } } == [
        "A", "mark=inner", "B", "mark=outer", "C", "mark=screen", "D?",
      ])
  }

  @Test("the first transition whose guard holds is taken, in the order of the definition")
  func guards() {
    let app = TinyApp(
      Screen("main") {
        Context("n", 0)
        On("GO", if: "n > 1", do: mark("many"))
        On("GO", if: "n == 1", do: mark("one"))
        On("GO", do: mark("none"))
        On("MORE", do: .assign("n", "n + 1"))
        State("only") {}
      })
    let marks = app.traced { ["GO", "MORE", "GO", "MORE", "GO"].forEach { app.send($0) } }
    #expect(marks.filter { $0.hasPrefix("mark") } == ["mark=none", "mark=one", "mark=many"])
  }

  @Test("toggling turns false or null to true, and true to false")
  func toggling() {
    let app = TinyApp(
      Screen("main") {
        Context("isOn", false)
        Context("isKnown", .null)
        On("FLIP", do: .toggle("isOn"), .toggle("isKnown"))
        State("only") {}
      })
    let facts = app.traced { ["FLIP", "FLIP"].forEach { app.send($0) } }
    #expect(
      facts.filter { $0 != "FLIP" } == ["isOn=1", "isKnown=1", "isOn=0", "isKnown=0"])
  }

  @Test("a state whose guards all fail leaves the event to the state around it")
  func failingGuards() {
    let app = TinyApp(
      Screen("main") {
        On("GO", do: mark("screen"))
        State("only") { On("GO", if: "FALSEPREDICATE", do: mark("state")) }
      })
    #expect(app.traced { app.send("GO") } == ["GO", "mark=screen"])
  }

  @Test("a guard that cannot be evaluated does not hold")
  func brokenGuard() {
    let app = TinyApp(
      Screen("main") {
        State("only") {
          On("GO", if: "nothing.like.this == 1", do: mark("first"))
          On("GO", do: mark("second"))
        }
      })
    #expect(app.traced { app.send("GO") } == ["GO", "mark=second"])
  }

  @Test("events raised while another is answered wait their turn")
  func turns() {
    let app = TinyApp(
      Screen("main") {
        State("a") {
          On("GO", to: "b", do: .raise("ONE"), .raise("TWO"), mark("going"))
          Exit(mark("leaving"))
        }
        State("b") {
          Entry(mark("entering"))
          On("ONE", do: .raise("THREE"))
          On("TWO", to: "c")
        }
        State("c") { On("THREE", do: mark("three")) }
      })
    #expect(
      app.traced { app.send("GO") } == [
        "GO", "mark=leaving", "-a", "mark=going", "+b", "mark=entering",
        "ONE", "TWO", "-b", "+c", "THREE", "mark=three",
      ])
  }

  @Test("actions see what the event carries, and a raised event carries it on")
  func data() {
    let app = TinyApp(
      Screen("main") {
        On("GO", do: .assign("x", "event.id"), .raise("NEXT"))
        On("NEXT", do: .assign("y", "event.id"))
        State("only") {}
      })
    #expect(
      app.traced { app.send("GO", data: .record(["id": 7])) } == ["GO", "x=7", "NEXT", "y=7"])
  }

  @Test("expressions see the path of the active state")
  func statePath() {
    let app = TinyApp(
      Screen("main") {
        On("GO", do: .assign("x", "state"))
        StateDefinition(name: "outer", states: [StateDefinition(name: "inner")])
      })
    #expect(app.traced { app.send("GO") } == ["GO", "x=outer.inner"])
  }

  @Test("events that raise each other for ever end the app at a limit")
  func endless() {
    let app = TinyApp(
      Screen("main") {
        On("PING", do: .raise("PONG"))
        On("PONG", do: .raise("PING"))
        State("only") {}
      })
    app.send("PING")
    #expect(app.crash == "main raised more than 10000 events at one instant")
  }
}

@Suite("Statechart: transitions")
struct StatechartTransitionTests {
  /// Two states with two inside each; all of them mark their entry and exit.
  private static func nested(_ transitions: [String: [EventDefinition]]) -> TinyApp {
    func state(_ path: String, _ inner: [StateDefinition] = []) -> StateDefinition {
      StateDefinition(
        name: String(path.split(separator: ".").last ?? ""), entry: [mark("in " + path)],
        exit: [mark("out " + path)], on: transitions[path] ?? [], states: inner)
    }
    let states = ["a", "b"].map { outer in
      state(outer, ["x", "y"].map { state("\(outer).\($0)") })
    }
    let screen = ScreenDefinition(
      name: "main", on: transitions[""] ?? [], initial: "a", states: states)
    return TinyApp(screen)
  }

  private static func trace(from path: String, to target: String) -> [String] {
    let app = nested([path: [On("GO", to: target, do: mark("action"))]])
    return app.traced { app.send("GO") }
      .map { $0.replacing("mark=", with: "") }
      .filter { !$0.hasPrefix("+") && !$0.hasPrefix("-") && $0 != "GO" }
  }

  @Test("entering a screen enters states from the outermost inwards, along the initial ones")
  func entering() {
    let app = Self.nested([:])
    #expect(app.trace == ["start Main", "push main", "+a", "mark=in a", "+a.x", "mark=in a.x"])
  }

  @Test("states are left innermost first, then come the actions, then entries outermost first")
  func order() {
    #expect(
      Self.trace(from: "a.x", to: "b.y") == [
        "out a.x", "out a", "action", "in b", "in b.y",
      ])
  }

  @Test("what both ends share stays")
  func shared() {
    #expect(Self.trace(from: "a.x", to: "y") == ["out a.x", "action", "in a.y"])
  }

  @Test("a state that is its own target is left and entered again")
  func itself() {
    #expect(Self.trace(from: "a.x", to: "x") == ["out a.x", "action", "in a.x"])
    #expect(
      Self.trace(from: "a", to: "a") == ["out a.x", "out a", "action", "in a", "in a.x"])
  }

  @Test("a target inside the declaring state keeps that state")
  func inside() {
    #expect(Self.trace(from: "a", to: "y") == ["out a.x", "action", "in a.y"])
    #expect(Self.trace(from: "a", to: "a.y") == ["out a.x", "action", "in a.y"])
  }

  @Test("a target around the declaring state is left and entered again")
  func around() {
    #expect(
      Self.trace(from: "a.x", to: "a") == ["out a.x", "out a", "action", "in a", "in a.x"])
  }

  @Test("the screen's own transitions leave all states")
  func screen() {
    #expect(Self.trace(from: "", to: "a") == ["out a.x", "out a", "action", "in a", "in a.x"])
    #expect(
      Self.trace(from: "", to: "b.y") == ["out a.x", "out a", "action", "in b", "in b.y"])
  }

  @Test("without a target the actions alone are done")
  func targetless() {
    let app = Self.nested(["a": [On("GO", do: mark("action"))]])
    #expect(app.traced { app.send("GO") } == ["GO", "mark=action"])
  }

  @Test("a sibling wins over a state inside, and that over a path from the screen")
  func names() {
    let inner = [StateDefinition(name: "b"), StateDefinition(name: "c")]
    let app = TinyApp(
      ScreenDefinition(
        name: "main", initial: "a",
        states: [
          StateDefinition(name: "a", on: [On("B", to: "b"), On("C", to: "c")], states: inner),
          StateDefinition(name: "b"), StateDefinition(name: "d"),
        ]))
    app.send("C")
    #expect(app.state == "a.c")
    app.send("B")
    #expect(app.state == "b")
  }

  @Test("an unknown target ends the app, by name")
  func unknownTarget() {
    let app = TinyApp(Screen("main") { State("a") { On("GO", to: "nowhere") } })
    app.send("GO")
    #expect(app.crash == "main has no state nowhere")
    #expect(app.session.runState == .notRunning)
  }

  @Test("exit and entry do not see each other's states half done")
  func statePathInside() {
    let app = TinyApp(
      Screen("main") {
        State("a") {
          On("GO", to: "b", do: .assign("during", "state"))
          Exit(.assign("leaving", "state"))
        }
        State("b") { Entry(.assign("entering", "state")) }
      })
    #expect(
      app.traced { app.send("GO") } == [
        "GO", "leaving=a", "-a", "during=", "+b", "entering=b",
      ])
  }
}

@Suite("Statechart: time")
struct StatechartTimeTests {
  private static func timed() -> TinyApp {
    TinyApp(
      Screen("main") {
        State("a") {
          After(.seconds(2), to: "b")
          On("STAY", do: mark("stayed"))
          On("AGAIN", to: "a")
          On("C", to: "c")
        }
        State("b") {}
        State("c") { On("A", to: "a") }
      })
  }

  @Test("a timer ends a state exactly at its time")
  func exact() {
    let app = Self.timed()
    app.pass(.nanoseconds(1_999_999_999))
    #expect(app.state == "a")
    app.pass(.nanoseconds(1))
    #expect(app.state == "b")
  }

  @Test("leaving a state stops its timers")
  func cancelled() {
    let app = Self.timed()
    app.send("C")
    #expect(app.session.nextEvent == nil)
    app.pass(.seconds(10))
    #expect(app.state == "c")
  }

  @Test("entering a state again starts its timers anew; staying does not")
  func anew() {
    let app = Self.timed()
    app.pass(.seconds(1))
    app.send("STAY")
    #expect(app.session.nextEvent == VirtualInstant(nanoseconds: 2_000_000_000))
    app.send("AGAIN")
    #expect(app.session.nextEvent == VirtualInstant(nanoseconds: 3_000_000_000))
  }

  @Test("a timer whose guards fail has passed, and does not count as pending")
  func guarded() {
    let app = TinyApp(
      Screen("main") { State("a") { After(.seconds(1), to: "a", if: "FALSEPREDICATE") } })
    app.pass(.seconds(3))
    #expect(app.state == "a")
    let text = app.session.explanation(of: .badQuery(""))
    #expect(text.contains("Pending: nothing\n"))
  }

  @Test("a delayed event comes at its time, with the data of the event that asked for it")
  func delayedRaise() {
    let app = TinyApp(
      Screen("main") {
        On("GO", do: .raise(event: "LATER", after: .seconds(1)))
        On("LATER", do: .assign("x", "event.id"))
        State("a") { On("NEXT", to: "b") }
        State("b") {}
      })
    app.send("GO", data: .record(["id": 5]))
    app.send("NEXT")
    #expect(app.traced { app.pass(.seconds(1)) } == ["LATER", "x=5"])
  }

  @Test("a delayed event of a screen that is gone never comes")
  func delayedRaiseGone() {
    let app = TinyApp(
      Screen("main") {
        On("OPEN", do: .push("second"))
        State("a") {}
      },
      Screen("second") {
        On("GO", do: .raise(event: "LATER", after: .seconds(1)))
        On("BACK", do: .pop)
        State("a") {}
      })
    ["OPEN", "GO", "BACK"].forEach { app.send($0) }
    #expect(app.session.nextEvent == nil)
  }

  @Test("states that enter each other with no time passing end the app at a limit")
  func endlessTimers() {
    let app = TinyApp(
      Screen("main") {
        State("a") { After(.zero, to: "b") }
        State("b") { After(.zero, to: "a") }
      })
    #expect(app.crash == "main makes more than 10000 transitions at one instant")
  }
}
