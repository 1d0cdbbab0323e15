import SwiftUI

/// Buttons of a set, in the order in which it gives them.
struct GenresApp: App {
  static var genres: Set<String> { ["folk", "jazz", "rock"] }

  var body: some Scene {
    WindowGroup {
      VStack { ForEach(Array(Self.genres), id: \.self) { Button($0) {} } }
    }
  }
}

/// Buttons in one order, and the last that was touched.
struct SortedGenresApp: App {
  var body: some Scene { WindowGroup { SortedGenres() } }
}

private struct SortedGenres: View {
  @State private var last = ""

  var body: some View {
    VStack {
      ForEach(GenresApp.genres.sorted(), id: \.self) { name in Button(name) { last = name } }
      Text(last).accessibilityIdentifier("last")
    }
  }
}
