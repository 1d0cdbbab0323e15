import SwiftUI
import XCTest

struct RarerViewsApp: App {
  var body: some Scene { WindowGroup { RarerViews() } }
}

private struct Place: Identifiable {
  let id: String
  var inner: [Place]?
}

/// A height that says how high a sheet can be.
private struct Third: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
}

private struct RarerViews: View {
  @State private var asked: Place?
  @State private var told = "nothing"
  @State private var isSheetShown = false
  private let places = [Place(id: "Europe", inner: [Place(id: "Norway")]), Place(id: "Asia")]

  var body: some View {
    List(places, children: \.inner) { Text($0.id) }
    OutlineGroup(Place(id: "Africa", inner: [Place(id: "Mali")]), children: \.inner) {
      Text($0.id)
    }
    Text("").accessibilityIdentifier("empty")
    Button("Ask") { asked = places.last }
      .actionSheet(item: $asked) { place in
        ActionSheet(
          title: Text("About \(place.id)"),
          buttons: [.default(Text("Go")) { told = "to \(place.id)" }, .cancel()])
      }
    Text(told).accessibilityIdentifier("told")
    Text("Phase").phaseAnimator([1, 2]) { content, phase in
      HStack {
        content
        Text("in \(phase)")
      }
    }
    Text("Marked").keyframeAnimator(initialValue: 7.0) { content, value in
      content.accessibilityValue(String(value))
    } keyframes: { _ in
      KeyframeTrack {
        if asked == nil { LinearKeyframe(1.0, duration: 1) } else { MoveKeyframe(2.0) }
      }
    }
    Text("Moved").animation(.default) { $0.accessibilityIdentifier("moved") }
    Text("Pressed").gesture(TapGesture().onEnded { told = "on" }, isEnabled: true)
    Text("Dead").gesture(TapGesture().onEnded { told = "dead" }, isEnabled: false)
    Button("Sheet") { isSheetShown = true }
      .sheet(isPresented: $isSheetShown) {
        Text("Low").presentationDetents([.custom(Third.self)])
      }
  }
}

/// Views and modifiers that few apps use.
final class RarerViewsTests: HostedAppTests<RarerViewsApp> {
  func testAnActionSheetIsForAnItem() {
    app.buttons["Ask"].tap()
    app.sheets["About Asia"].buttons["Go"].tap()
    XCTAssertEqual(app.staticTexts["told"].label, "to Asia")
    XCTAssertFalse(app.sheets["About Asia"].exists)
  }

  func testAListOfATreeOpensItsRows() {
    XCTAssertFalse(app.staticTexts["Norway"].exists)
    app.buttons["Europe"].tap()
    XCTAssertTrue(app.staticTexts["Norway"].exists)
  }

  func testAnEmptyTextIsNoElement() {
    XCTAssertFalse(app.staticTexts["empty"].exists)
  }

  func testATreeCanHaveOneRoot() {
    XCTAssertFalse(app.staticTexts["Mali"].exists)
    app.buttons["Africa"].tap()
    XCTAssertTrue(app.staticTexts["Mali"].exists)
  }

  func testAnimatorsShowTheirContentWhereItStarts() {
    XCTAssertTrue(app.staticTexts["Phase"].exists)
    XCTAssertTrue(app.staticTexts["in 1"].exists)
    XCTAssertEqual(app.staticTexts["Marked"].value as? String, "7.0")
  }

  func testAnAnimationOfItsOwnKeepsTheView() {
    XCTAssertEqual(app.staticTexts["moved"].label, "Moved")
  }

  func testAGestureThatIsOffHearsNothing() {
    app.staticTexts["Pressed"].tap()
    app.staticTexts["Dead"].tap()
    XCTAssertEqual(app.staticTexts["told"].label, "on")
  }

  func testASheetIsAsHighAsItsAppSays() {
    app.buttons["Sheet"].tap()
    let words = app.staticTexts["Low"].frame
    XCTAssertGreaterThan(words.minY, app.frame.height / 2)
  }
}

/// Scrolling that stops where the app says.
private struct ThirdStop: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if target.rect.minY < context.containerSize.height { target.rect.origin = .zero }
  }
}

/// Forms that only have to compile.
struct RarerForms: View {
  let gradient = Gradient(colors: [.red, .blue])
  let colour = Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))
  let picture = Image(uiImage: #imageLiteral(resourceName: "cover"))

  var body: some View {
    Canvas { context, size in
      if let star = context.resolveSymbol(id: "star") { context.draw(star, at: .zero) }
      let words = context.resolve(Text("Words"))
      context.draw(words, in: CGRect(origin: .zero, size: words.measure(in: size)))
    } symbols: {
      Image(systemName: "star").tag("star")
    }
    Circle().size(width: 4, height: 4).fill(.ellipticalGradient(gradient))
    ControlGroup { Button("One") {} }.controlGroupStyle(.navigation)
    Text("a").font(.body.lowercaseSmallCaps()).foregroundStyle(colour)
      .scrollTransition(.interactive(timingCurve: .easeIn)) { content, _ in content }
    ScrollView { Text("c").coordinateSpace(.named("c")) }.scrollTargetBehavior(ThirdStop())
    Text("d").animation(.interpolatingSpring(duration: 0.3), value: 1)
      .animation(.spring(.bouncy(duration: 1, extraBounce: 0)), value: 2)
    TabView(selection: .constant(1)) { Tab(value: 1) { Text("One") } }
    GeometryReader { proxy in
      Text("b").offset(y: proxy.bounds(of: .scrollView)?.minY ?? 0)
    }
  }
}
