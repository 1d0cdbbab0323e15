import SimulatedApp

/// A shop whose feed has sections, carousels and cells of several kinds, which shows a tour and a
/// question on its first start.
enum ShelvesApp {
  static let definition: AppDefinition = {
    var app = AppDefinition("Shelves", bundleIdentifier: "com.example.shelves", default: "Feed") {
      Coordinator("Feed", root: "feed", marker: "FeedView")
      Coordinator("Checkout", root: "checkout")
      OnStart(
        when: "environment.skipsTour == nil", once: "sawTour",
        .present(PresentationDefinition("tour", style: .fullScreen)))
      OnStart(
        when: "environment.skipsTour == nil", once: "wasAsked",
        .alert(
          AlertDefinition(title: "News?", buttons: [.init(label: "Not now"), .init(label: "Yes")])))
      VariantArgument("country")
      tour
      feed
      checkout
    }
    app.addVariant("de") { $0.screens[0].view[0].label = "Willkommen" }
    return app
  }()

  private static let tour = Screen("tour") {
    Text("Welcome", id: "tour.title")
    Button("Skip", id: "tour.skip").onTap("SKIP")
    On("SKIP", do: .dismiss)
  }

  private static let feed = Screen("feed", root: feedRoot) {
    Context("shelves", ["Fruit", "Bread", "Tea"])
    Context("products", .list((0..<25).map { ["id": .string("sku\($0)"), "kind": "product"] }))
    Context(
      "feed",
      .list(
        (0..<60).map { index in
          [
            "id": .string("entry\(index)"),
            "kind": .string(index % 10 == 4 ? "banner" : "product"),
          ]
        }))
    Context("opened", "none")
    On("OPEN", do: .assign("opened", "event.path"))
    BarItems { Button(.bind("opened"), id: "opened") }
  }

  private static let feedRoot = CollectionView("FeedView").sections {
    Section(header: Text("Shelves", id: .indexPath("header"))) {
      Cell(.indexPath("shelf", unique: .bind("shelf"))) {
        CollectionView(.bind("shelf")) {
          Cell(.bind("shelf + item.id")).forEach("products").size(width: 120, height: 100)
        }.layout(.horizontal).size(height: 100)
      }.forEach("shelves", as: "shelf").size(height: 120)
    }
    Section(header: Text("Feed", id: .indexPath("header"))) {
      OneOf(forEach: "feed") {
        Case("item.kind == 'banner'") {
          Cell(.indexPath("banner", unique: .bind("item.id"))) { Text("Banner") }.size(height: 160)
        }
        Case {
          Cell(.indexPath("product", unique: .bind("item.id"))) { Text(.bind("item.id")) }
            .size(height: 90)
            .onTap("OPEN", data: ["path": "section.description + '/' + row.description"])
        }
      }
    }
  }

  private static let checkout = Screen("checkout", root: formRoot) {
    Context("isGift", false)
  }

  private static let formRoot = Table("CheckoutView").sections {
    Section(header: Text("Address", id: "address")) {
      Cell(.indexPath("field", unique: "street")) { TextField("street") }
      Cell(.indexPath("field", unique: "city")) { TextField("city") }
    }
    Section(header: Text("Options"), footer: Text("Gifts are wrapped", id: "note")) {
      Cell(.indexPath("option", unique: "gift")) { Switch("gift", binds: "isGift") }
      Cell(.indexPath("option", unique: "card")).hidden(if: "isGift == FALSE")
      Cell(.indexPath("option", unique: "bag"))
    }
  }
}
