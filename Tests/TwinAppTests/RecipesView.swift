import SwiftUI

/// All recipes, with a way to each and to a new one.
struct RecipesView: View {
  @EnvironmentObject private var book: RecipeBook
  @State private var isAdding = false

  var body: some View {
    List {
      ForEach(book.titles, id: \.self) { title in
        NavigationLink(title, value: title).accessibilityIdentifier("recipe \(title)")
      }
    }
    .navigationTitle("Recipes")
    .navigationDestination(for: String.self) { RecipeView(title: $0) }
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("Add") { isAdding = true } }
    }
    .sheet(isPresented: $isAdding) {
      NavigationStack { NewRecipeView { book.titles.append($0) } }
    }
  }
}

/// One recipe, which is loaded, and can be deleted.
struct RecipeView: View {
  @EnvironmentObject private var book: RecipeBook
  @Environment(\.dismiss) private var dismiss
  @State private var steps: String?
  @State private var isAsking = false
  let title: String

  var body: some View {
    VStack {
      if let steps {
        Text(steps).accessibilityIdentifier("steps")
        Button("Delete") { isAsking = true }
      } else {
        ProgressView().accessibilityIdentifier("loading")
      }
    }
    .navigationTitle(title)
    .task { steps = await book.steps(of: title) }
    .alert("Delete this recipe?", isPresented: $isAsking) {
      Button("Delete", role: .destructive) {
        book.titles.removeAll { $0 == title }
        dismiss()
      }
      Button("Keep", role: .cancel) {}
    } message: {
      Text("It cannot be restored.")
    }
  }
}

/// The form of a new recipe.
struct NewRecipeView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var isVegetarian = false
  let save: (String) -> Void

  var body: some View {
    Form {
      TextField("Title", text: $title).accessibilityIdentifier("title")
      Toggle("Vegetarian", isOn: $isVegetarian).accessibilityIdentifier("vegetarian")
      if isVegetarian { Text("No meat, no fish") }
      Button("Cancel") { dismiss() }
    }
    .navigationTitle("New Recipe")
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") {
          save(title)
          dismiss()
        }
        .disabled(title.isEmpty)
      }
    }
  }
}
