import ViewGraph
import XCTest

@testable import SwiftUI

final class StateTests: XCTestCase {
  func testStateChangesWhatIsShown() {
    let shown = ShownView(Counter())
    XCTAssertEqual(shown.texts, ["0"])
    shown.tap("Add")
    shown.tap("Add")
    XCTAssertEqual(shown.texts, ["2"])
  }

  func testABindingWritesToTheStateItComesFrom() {
    let shown = ShownView(Field())
    shown.type("Anna", into: "Name")
    XCTAssertEqual(shown.texts, ["Hello Anna"])
  }

  func testABindingToAnyHashableWritesValuesOfItsTypeAlone() {
    var number = 1
    let any = Binding<AnyHashable>(Binding(get: { number }, set: { number = $0 }))
    any.wrappedValue = "two"
    XCTAssertEqual(any.wrappedValue, 1)
    any.wrappedValue = 3
    XCTAssertEqual(number, 3)
  }

  func testStateLivesAsLongAsItsPlace() {
    let shown = ShownView(Switched())
    shown.tap("Add")
    XCTAssertEqual(shown.texts, ["1"])
    shown.tap("Switch")
    shown.tap("Switch")
    XCTAssertEqual(shown.texts, ["0"])
  }

  func testStateFollowsTheIdentityOfAnElement() {
    let shown = ShownView(Reordered())
    shown.tap("Add b")
    shown.tap("Reverse")
    XCTAssertEqual(shown.texts, ["b 1", "a 0"])
  }

  func testAnotherIdentityIsAnotherView() {
    let shown = ShownView(Renewed())
    shown.tap("Add")
    shown.tap("Renew")
    XCTAssertEqual(shown.texts, ["0"])
  }

  func testAChangeEvaluatesOnlyTheBodiesThatReadIt() {
    let shown = ShownView(Outer())
    let before = shown.app.graph.bodyCount
    shown.tap("Add")
    XCTAssertEqual(shown.app.graph.bodyCount - before, 1)
  }

  func testABodyIsNotEvaluatedAgainForEqualInputs() {
    let shown = ShownView(Parent())
    let before = shown.app.graph.bodyCount
    shown.tap("Change")
    XCTAssertEqual(shown.texts, ["Fixed", "1"])
    XCTAssertEqual(shown.app.graph.bodyCount - before, 1)
  }

  func testAnObjectTellsItsViews() {
    let shown = ShownView(ModelView(model: Model()))
    shown.tap("Add")
    XCTAssertEqual(shown.texts, ["1"])
  }

  func testAStateObjectIsMadeOnce() {
    let shown = ShownView(OwnerView())
    shown.tap("Add")
    shown.tap("Redraw")
    XCTAssertEqual(shown.texts, ["1", "1 redrawn"])
  }

  func testAnObservableObjectTellsTheReadersOfAProperty() {
    let shown = ShownView(ObservedView(item: Item()))
    shown.tap("Add")
    XCTAssertEqual(shown.texts, ["1"])
  }

  func testTheEnvironmentReachesViewsInside() {
    let shown = ShownView(SizeView().environment(\.ownSize, 7))
    XCTAssertEqual(shown.texts, ["7"])
  }

  func testAnEnvironmentObjectReachesViewsInside() {
    let shown = ShownView(VStack { SharedView() }.environmentObject(Model()))
    shown.tap("Add")
    XCTAssertEqual(shown.texts, ["1"])
  }

  func testOnChangeGetsTheOldValueAndTheNew() {
    let shown = ShownView(ChangeView())
    shown.tap("Add")
    XCTAssertEqual(shown.texts, ["1", "0 to 1"])
  }

  func testOnAppearRunsOnceAndOnDisappearWhenItGoes() {
    let log = Log()
    let shown = ShownView(AppearView(log: log))
    shown.tap("Toggle")
    XCTAssertEqual(log.words, ["appear", "disappear"])
  }

  func testWhatTakesAPlaceAppearsBeforeTheOtherDisappears() {
    let log = Log()
    let shown = ShownView(SwapView(log: log))
    shown.tap("Swap")
    XCTAssertEqual(log.words, ["new appears", "old disappears"])
  }

  func testAPreferenceReachesTheViewAround() {
    let shown = ShownView(PreferenceView())
    XCTAssertEqual(shown.texts, ["a", "bb", "widest 2"])
  }

  func testAPreferenceIsChangedOnItsWayOut() {
    let shown = ShownView(PreferenceView(change: 5))
    XCTAssertEqual(shown.texts, ["a", "bb", "widest 10"])
  }

  func testAViewThatChangesItselfForeverIsAFault() {
    // The first of so many updates shows the view, and the last one finds nothing changed.
    let limit = RunningApp.passLimit
    XCTAssertNil(ShownView(RestlessView(changes: limit - 2)).app.fault)
    XCTAssertEqual(
      ShownView(RestlessView(changes: limit - 1)).app.fault,
      "the app changes its state in each of \(limit) updates in a row")
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text(verbatim: "\(count)")
      Button("Add") { count += 1 }
    }
  }
}

private struct Field: View {
  @State private var name = ""
  var body: some View {
    Text("Hello \(name)")
    TextField("Name", text: $name)
  }
}

private struct Switched: View {
  @State private var isFirst = true
  var body: some View {
    VStack {
      Button("Switch") { isFirst.toggle() }
      if isFirst { Counter() }
    }
  }
}

private struct Reordered: View {
  @State private var names = ["a", "b"]
  var body: some View {
    VStack {
      ForEach(names, id: \.self) { NamedCounter(name: $0) }
      Button("Reverse") { names.reverse() }
    }
  }
}

private struct NamedCounter: View {
  let name: String
  @State private var count = 0
  var body: some View {
    Text(verbatim: "\(name) \(count)")
    Button("Add \(name)") { count += 1 }
  }
}

private struct Renewed: View {
  @State private var version = 0
  var body: some View {
    VStack {
      Counter().id(version)
      Button("Renew") { version += 1 }
    }
  }
}

private struct Outer: View {
  var body: some View {
    VStack {
      Counter()
      Fixed()
    }
  }
}

private struct Fixed: View {
  var body: some View { Text("Fixed") }
}

private struct Parent: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Fixed()
      Text(verbatim: "\(count)")
      Button("Change") { count += 1 }
    }
  }
}

private final class Model: ObservableObject {
  @Published var count = 0
}

private struct ModelView: View {
  @ObservedObject var model: Model
  var body: some View {
    Text(verbatim: "\(model.count)")
    Button("Add") { model.count += 1 }
  }
}

private struct OwnerView: View {
  @State private var redraws = 0
  var body: some View {
    OwnedView(redraws: redraws)
    Button("Redraw") { redraws += 1 }
  }
}

private struct OwnedView: View {
  @StateObject private var model = Model()
  let redraws: Int
  var body: some View {
    Text(verbatim: "\(model.count)")
    if redraws > 0 { Text(verbatim: "\(redraws) redrawn") }
    Button("Add") { model.count += 1 }
  }
}

@Observable private final class Item {
  var count = 0
}

private struct ObservedView: View {
  let item: Item
  var body: some View {
    Text(verbatim: "\(item.count)")
    Button("Add") { item.count += 1 }
  }
}

private struct OwnSizeKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var ownSize: Int {
    get { self[OwnSizeKey.self] }
    set { self[OwnSizeKey.self] = newValue }
  }
}

private struct SizeView: View {
  @Environment(\.ownSize) private var size
  var body: some View { Text(verbatim: "\(size)") }
}

private struct SharedView: View {
  @EnvironmentObject private var model: Model
  var body: some View {
    Text(verbatim: "\(model.count)")
    Button("Add") { model.count += 1 }
  }
}

private struct ChangeView: View {
  @State private var count = 0
  @State private var words = ""
  var body: some View {
    VStack {
      Text(verbatim: "\(count)")
      if !words.isEmpty { Text(words) }
      Button("Add") { count += 1 }
    }
    .onChange(of: count) { old, new in words = "\(old) to \(new)" }
  }
}

private final class Log { var words: [String] = [] }

private struct AppearView: View {
  let log: Log
  @State private var isThere = true
  var body: some View {
    VStack {
      if isThere {
        Text("There").onAppear { log.words.append("appear") }
          .onDisappear { log.words.append("disappear") }
      }
      Button("Toggle") { isThere.toggle() }
    }
  }
}

private struct SwapView: View {
  let log: Log
  @State private var isOld = true
  var body: some View {
    if isOld {
      Button("Swap") { isOld = false }.onDisappear { log.words.append("old disappears") }
    } else {
      Text("New").onAppear { log.words.append("new appears") }
    }
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct PreferenceView: View {
  @State private var widest = 0
  var change = 1
  var body: some View {
    VStack {
      Text("a").preference(key: WidthKey.self, value: 1)
      Text("bb").preference(key: WidthKey.self, value: 2)
        .transformPreference(WidthKey.self) { $0 *= change }
      Text(verbatim: "widest \(widest)")
    }
    .onPreferenceChange(WidthKey.self) { widest = $0 }
  }
}

private struct RestlessView: View {
  let changes: Int
  @State private var count = 0
  var body: some View {
    Text(verbatim: "\(count)").onChange(of: count, initial: true) {
      if count < changes { count += 1 }
    }
  }
}

/// A property that reads a value whenever its view is drawn, but gives it to nobody.
private struct Redrawing: DynamicProperty {
  @Observable final class Turn { var count = 0 }
  let turn: Turn
  func update() { _ = turn.count }
}

private struct RedrawnView: View {
  let redrawing: Redrawing
  let told: Counter
  final class Counter { var value = 0 }
  var body: some View { Text(verbatim: "told \(told.value)") }
}

extension StateTests {
  func testAViewIsDrawnAgainForWhatAPropertyReadsAsItIsUpdated() {
    let (turn, told) = (Redrawing.Turn(), RedrawnView.Counter())
    let shown = ShownView(RedrawnView(redrawing: Redrawing(turn: turn), told: told))
    told.value = 1
    shown.app.act { turn.count += 1 }
    XCTAssertEqual(shown.texts, ["told 1"])
  }
}
