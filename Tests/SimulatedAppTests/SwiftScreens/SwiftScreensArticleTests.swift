import Foundation
import SimulatedApp
import Testing

/// The listings of the article on screens in Swift, as they are there.
enum SwiftScreensArticle {
  static var builders: ScreenDefinition {
    let details = Screen("details", title: "Details") {
      Context("title", "")
      State("loading") {
        Invoke(
          "details", onDone: .to("loaded", do: .assign("title", "event.data")), onError: "failed")
        ActivityIndicator("In progress", id: "busy")
      }
      State("loaded") { Text(.bind("title"), id: "title") }
      State("failed") {
        Button("Retry", id: "retry").onTap("RETRY")
        On("RETRY", to: "loading")
      }
    }
    return details
  }

  static var typedKeys: ScreenDefinition {
    let count = ContextKey("count", 0)
    let isLocked = ContextKey("isLocked", false)
    let name = ContextKey("name", "")

    let basket = Screen("basket", title: "Basket") {
      count
      isLocked
      name
      Text(count.text, id: "count")
      TextField("name", binds: name)
      Button("Add", id: "add").enabled(if: count < 3 && !isLocked).onTap("ADD")
      On("ADD", if: count < 3, do: .assign(count, count + 1))
      On("PAY", if: name.beginsWith("A"), do: .push("details", giving: Given(name, name)))
    }
    return basket
  }

  struct CartScreen: SwiftScreen {
    struct State: Equatable, Sendable {
      var count = 0
      var note = ""
      var isLoading = false
      var error: String?
    }

    enum Event: Sendable { case add, load, loaded(Int), failed, askEmpty, empty, pay }

    var title: ElementText? { "Cart" }
    var initial: State { State() }

    func reduce(_ state: inout State, _ event: Event) -> [ScreenEffect<Event>] {
      switch event {
      case .add: state.count += 1
      case .load:
        state.isLoading = true
        return [.load("count", done: Event.loaded, failed: { _ in .failed })]
      case .loaded(let count): state = State(count: count, note: state.note)
      case .failed: state = State(count: state.count, note: state.note, error: "No connection")
      case .askEmpty:
        let buttons = [ScreenAlertButton<Event>("Empty", .empty), ScreenAlertButton("Keep")]
        return [.alert("Empty the cart?", buttons: buttons)]
      case .empty: state.count = 0
      case .pay: return [.push("receipt", with: ["total": .integer(Int64(state.count))])]
      }
      return []
    }

    func view(_ state: State, _ send: Sender) -> [ElementDefinition] {
      Text("\(state.count)", id: "cart.count")
      if state.isLoading { ActivityIndicator("In progress", id: "cart.busy") }
      if let error = state.error { Text("\(error)", id: "cart.error") }
      TextField("cart.note", binds: send.binding("note", \.note))
      Button("Add", id: "cart.add").onTap(send(.add))
      Button("Load", id: "cart.load").onTap(send(.load))
      Button("Empty", id: "cart.empty").onTap(send(.askEmpty))
      Button("Pay", id: "cart.pay").onTap(send(.pay))
    }
  }

  static var mixing: AppDefinition {
    let shop = AppDefinition("Shop", bundleIdentifier: "com.example.shop", default: "Main") {
      Coordinator("Main", root: "home")
      Loader("count", latency: .fixed(.seconds(2)), result: 5)
      Screen("home", title: "Home") {
        Button("Cart", id: "home.cart").onTap("CART")
        On("CART", do: .push("cart"))
      }
      CartScreen()
      Screen("receipt", title: "Receipt") {
        Context("total", 0)
        Text(.bind("total"), id: "receipt.total")
      }
    }
    return shop
  }

  static func loading() throws -> AppDefinition {
    let mixed = try AppFolder("Screens").load { CartScreen() }
    return mixed
  }
}

@Suite("The article on screens in Swift")
struct SwiftScreensArticleTests {
  private static func lines(_ path: String) throws -> [String] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  /// The listings between the fences of the article.
  private static func listings() throws -> [[String]] {
    let folder = RepositoryFolder.screens + "/../Sources/AppBuilding/AppBuilding.docc"
    var listings: [[String]] = []
    var isInside = false
    for line in try lines(folder + "/ScreensInSwift.md") {
      if line == "```swift" { listings.append([]) }
      if line.hasPrefix("```") {
        isInside = line == "```swift"
      } else if isInside {
        listings[listings.count - 1].append(line)
      }
    }
    return listings
  }

  @Test("holds listings that are compiled here")
  func listings() throws {
    let source = "\n" + (try Self.lines(#filePath)).joined(separator: "\n") + "\n"
    let listings = try Self.listings()
    #expect(listings.count == 5)
    for listing in listings {
      #expect(source.contains("\n" + listing.joined(separator: "\n") + "\n"))
    }
  }

  @Test("describes an app without faults")
  func check() { #expect(SwiftScreensArticle.mixing.check() == []) }

  @Test("says what guards print to")
  func guards() {
    let button = SwiftScreensArticle.typedKeys.view[2]
    #expect(button.isEnabled == .predicate("count < 3 AND (NOT isLocked == TRUE)"))
  }

  @Test("says how states are called")
  func states() {
    let app = TinyApp(SwiftScreensArticle.mixing)
    app.touch("home.cart")
    #expect(app.state == "shown")
    app.touch("cart.load")
    #expect(app.state == "isLoading")
    app.session.device.outcomes.ofAll = true
    app.pass(.seconds(2))
    #expect(app.state == "error")
  }

  @Test("loads files and Swift together")
  func folder() throws {
    let app = try SwiftScreensArticle.loading()
    #expect(app.screens.contains { $0.name == "cart" })
    #expect(app.screens.contains { $0.name == "login" })
  }
}
