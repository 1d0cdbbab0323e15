import SwiftUI

struct RecipesApp: App {
  @StateObject private var book = RecipeBook()

  var body: some Scene {
    WindowGroup {
      TabView {
        NavigationStack { RecipesView() }
          .tabItem { Label("Recipes", systemImage: "book") }
        NavigationStack { SettingsView() }
          .tabItem { Label("Settings", systemImage: "gear") }
      }
      .environmentObject(book)
    }
  }
}

/// The recipes of the app.
final class RecipeBook: ObservableObject {
  @Published var titles = ["Soup", "Bread", "Salad"]

  /// Loads how a recipe is made.
  func steps(of title: String) async -> String {
    try? await Task.sleep(for: .seconds(1.5))
    return "Wash your hands, then make the \(title.lowercased())."
  }
}
