import SwiftUI
import XCTest

struct BoundObservableApp: App {
  @State private var model = BoundModel()
  var body: some Scene { WindowGroup { BoundView().environment(model) } }
}

@Observable private final class BoundModel {
  var path: [Int] = []
  var isShown = false
}

/// None of its bodies reads a property, since all of them only pass bindings on.
private struct BoundView: View {
  @Environment(BoundModel.self) private var model
  @State private var own = BoundModel()

  var body: some View {
    @Bindable var model = model
    NavigationStack(path: $model.path) {
      VStack {
        Button("Next") { model.path.append(1) }
        Button("Show") { own.isShown = true }
      }
      .navigationDestination(for: Int.self) { number in
        Text("Screen \(number)")
        Button("Next") { model.path.append(number + 1) }
      }
    }
    .sheet(isPresented: $own.isShown) { Text("Sheet") }
  }
}

/// What a view binds of an observable object is drawn again, though no body reads it.
final class BoundObservableTests: HostedAppTests<BoundObservableApp> {
  func testAStackFollowsABoundPath() {
    for number in 1...3 {
      app.buttons["Next"].tap()
      XCTAssertTrue(app.staticTexts["Screen \(number)"].exists, "\(number)")
    }
  }

  func testASheetFollowsABoundProperty() {
    app.buttons["Show"].tap()
    XCTAssertTrue(app.staticTexts["Sheet"].exists)
  }
}
