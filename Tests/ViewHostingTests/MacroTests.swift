import SwiftUI
import XCTest

extension EnvironmentValues {
  @Entry var shelfWidth: CGFloat = 3
  @Entry var shelfName: String?
}

struct Shelf: View {
  @Environment(\.shelfWidth) private var width
  @Environment(\.shelfName) private var name

  var body: some View { Text("\(name ?? "no name"), \(width, specifier: "%.0f") wide") }
}

#Preview { Shelf() }

#Preview("wide", traits: .sizeThatFitsLayout) {
  @Previewable @State var width: CGFloat = 7
  Shelf().environment(\.shelfWidth, width)
}

struct ShelfApp: App {
  var body: some Scene {
    WindowGroup {
      Shelf()
      Shelf().environment(\.shelfWidth, 5).environment(\.shelfName, "oak")
    }
  }
}

final class MacroTests: HostedAppTests<ShelfApp> {
  func testAnEntryHasItsValueUntilAViewSetsAnother() {
    XCTAssertTrue(app.staticTexts["no name, 3 wide"].exists)
    XCTAssertTrue(app.staticTexts["oak, 5 wide"].exists)
  }
}
