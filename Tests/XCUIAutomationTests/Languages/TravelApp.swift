import SimulatedApp

/// A small app in three languages, with a field, a long list and questions of the system.
enum TravelApp {
  static let definition: AppDefinition = {
    var app = AppDefinition(
      "Travel", bundleIdentifier: "com.example.travel", default: "Main"
    ) {
      Coordinator("Main", root: "trips")
      Strings(
        "en", ["trips": "Trips", "search": "Search"],
        plurals: ["nights": [.one: "{count} night", .other: "{count} nights"]])
      Strings(
        "ru", ["trips": "Поездки", "search": "Поиск"],
        plurals: [
          "nights": [
            .one: "{count} ночь", .few: "{count} ночи", .many: "{count} ночей",
            .other: "{count} ночи",
          ]
        ])
      Strings("ar", ["trips": "رحلات", "search": "بحث"], plurals: ["nights": [.other: "{count}"]])
      Screen("trips", title: .string(key: "trips")) {
        Context("nights", 3)
        Context("query", "")
        Context("done", false)
        Text(.string(key: "nights", with: ["count": "nights"]), id: "nights")
        Text(.formatted("nights * 1000.5", .number), id: "price")
        TextField("query", binds: "query").returnKey(.search)
        Button("Network", id: "network").onTap("NETWORK")
        Button("Open", id: "open").onTap("OPEN")
        On("NETWORK", do: .ask(.localNetwork))
        On("OPEN", do: .push("list"))
      }
      Screen("list", title: "List") {
        Context("deleted", false)
        ScrollView("days") {
          for number in 0..<12 {
            Button(.literal("\(number)"), id: .literal("day\(number)"))
              .onTap("PICK", data: ["day": "\(number)"]).size(width: 100)
          }
        }.layout(.horizontal).size(height: 44)
        Text(.bind("day"), id: "day")
        Table("list") {
          for number in 0..<14 {
            Cell(.literal("cell\(number)")) { Text(.literal("Row \(number)")) }
              .trailing(Command("Delete", id: "delete", raises: "DELETE"))
          }
        }
        On("PICK", do: .assign("day", "event.day"))
        Context("day", 0)
        Text("gone", id: "gone").hidden(if: "deleted == FALSE")
        On("DELETE", do: .assign("deleted", "TRUE"))
      }
    }
    return app
  }()
}
