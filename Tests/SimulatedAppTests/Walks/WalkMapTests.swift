import SimulatedApp
import Testing
import VirtualTime

@testable import AppReview

/// Walks planned on the places and moves of an app.
@Suite struct WalkMapTests {
  @Test func aTourTakesEveryPassage() throws {
    let map = WalkMap(Self.lamp)

    let tour = try #require(map.tour())

    #expect(Set(tour.walks.flatMap(\.passages)) == Set(map.passages.indices))
    #expect(tour.isProvenLeast)
    #expect(tour.length == tour.walks.reduce(0) { $0 + 1 + $1.passages.count })
  }

  @Test func itemsThatLeadToTheSamePlaceAreOnePassage() {
    let app = CompiledApp(
      .tiny([
        Screen("list", root: Table("List")) {
          Context("items", ["a", "b", "c"])
          Cell { Text("Row") }.forEach("items").onTap("OPEN")
          On("OPEN", do: .push("details"))
        },
        Screen("details") { Text("Details") },
      ]))

    #expect(WalkMap(app).passages.map { "\($0.from) \($0.to)" } == ["0 1", "1 0"])
  }

  @Test func transitionsThatNothingTakesAreNamed() {
    let app = CompiledApp(
      .tiny([
        Screen("main") {
          Context("count", 0)
          State("off") {
            Button("On", id: "on").onTap("SWITCH")
            On("SWITCH", to: "on", if: "count > 0")
            On("SWITCH", to: "broken")
          }
          State("broken") { Text("Broken") }
          State("on") { On("SWITCH", to: "off") }
        }
      ]))

    #expect(
      WalkMap(app).transitionsNotTaken == ["the transition off: SWITCH -> on [count > 0] of main"])
  }

  /// A list of buttons; one of them is enabled.
  private static func list(of count: Int, enabled: Int) -> WalkMap {
    WalkMap(
      CompiledApp(
        .tiny([
          Screen("list", root: Table("List")) {
            Context("items", .list((1...count).map { .integer(Int64($0)) }))
            Button(.bind("item")).forEach("items").enabled(if: "item == \(enabled)").onTap("OPEN")
            On("OPEN", do: .push("details"))
          },
          Screen("details") { Text("Details") },
        ])))
  }

  @Test(arguments: [1, 15, 16, 17, 30, 40])
  func theOnlyItemThatAnswersIsTried(enabled: Int) {
    #expect(
      Self.list(of: 40, enabled: enabled).passages.map { "\($0.from) \($0.to)" } == ["0 1", "1 0"])
  }

  @Test func noMorePlacesAreExploredThanAskedFor() {
    let whole = WalkMap(Self.lamp)
    let cut = WalkMap(Self.lamp, places: whole.places.count - 1)
    #expect(whole.isComplete && !cut.isComplete)
    #expect(cut.places.map(\.signature) == whole.places.dropLast().map(\.signature))
  }

  @Test func itemsThatAreNotTriedAreNamed() {
    let limit = RepresentativeItems.limit
    #expect(Self.list(of: limit, enabled: 2).itemsLeftOut == [])
    #expect(
      Self.list(of: limit + 1, enabled: 2).itemsLeftOut
        == ["1 of 17 items like Button, label: '1', Disabled on list"])
  }

  @Test func aLongWalkIsPartedWhereItIsBackAtItsStart() throws {
    let map = WalkMap(Self.lamp)
    let walk = try #require(map.tour()?.walks.first)

    let parts = map.parts(of: walk, mostMoves: 4)

    #expect(walk.passages.count == 5)
    #expect(parts.flatMap(\.passages) == walk.passages)
    #expect(parts.map(\.passages.count) == [2, 3])
  }

  @Test func aWalkThatDoesNotComeBackGoesOnByAShortestWay() throws {
    let map = WalkMap(Self.lamp)
    let walk = try #require(map.tour()?.walks.first)

    let parts = map.parts(of: walk, mostMoves: 1)

    #expect(parts.count == walk.passages.count)
    #expect(
      parts.map { map.passages[$0.passages.last ?? 0].to }
        == walk.passages.map { map.passages[$0].to })
    #expect(parts.allSatisfy { map.passages[$0.passages[0]].from == $0.start })
  }

  @Test func everyStateInFrontHasAShortestWalk() {
    let map = WalkMap(Self.lamp)

    let ends = map.shortestWalks.map { walk in
      walk.passages.last.map { map.places[map.passages[$0].to].state } ?? "launch"
    }

    #expect(ends == ["launch", "lit", "warm"])
    #expect(map.shortestWalks.map(\.passages.count) == [0, 1, 2])
  }

  @Test func passagesThatEndTheAppAreLeftOut() throws {
    let app = CompiledApp(
      .tiny([
        Screen("one") {
          Button("Crash", id: "crash").onTap("CRASH")
          On("CRASH", do: .crash(message: "on purpose"))
        }
      ]))

    let tour = try #require(WalkMap(app).tour())

    #expect(tour.walks.map(\.passages) == [[]])
  }

  /// A lamp that is lit by hand, becomes warm by itself, and is put out.
  private static let lamp = CompiledApp(
    .tiny([
      Screen("lamp") {
        State("dark") {
          Button("On", id: "on").onTap("ON")
          On("ON", to: "lit")
        }
        State("lit") {
          Button("Off", id: "off").onTap("OFF")
          On("OFF", to: "dark")
          After(.seconds(3), to: "warm")
        }
        State("warm") {
          Button("Off", id: "off").onTap("OFF")
          On("OFF", to: "dark")
        }
      }
    ]))
}
