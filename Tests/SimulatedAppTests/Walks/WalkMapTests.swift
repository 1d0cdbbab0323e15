import SimulatedApp
import Testing
import VirtualTime

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
