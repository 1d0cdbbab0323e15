import LocatedJSON
import SimulatedApp
import VirtualTime

@testable import AppFiles

extension BuilderTable {
  private static func element(_ keys: String, _ maker: some ElementMaker) -> BuilderRow {
    part("element", keys, at: "", maker)
  }

  private static func part(
    _ object: String, _ keys: String, at path: String, _ maker: some ElementMaker
  ) -> BuilderRow {
    .screen(object, keys, at: "view/0/" + path) { maker }
  }

  static let elements: [BuilderRow] = [
    element("type identifier label", Text("a", id: "a")),
    element("title value", Text().title("a").value("b")),
    element(
      "placeholder binds typing", TextField("a", placeholder: "b", binds: "c").maxLength(3)),
    element("traits enabled", Button().traits(.selected).enabled(if: "1 == 1")),
    element("marks", TextField().marks(.keyboardFocused)),
    element("selected hidden", Cell().selected(if: "1 == 1").hidden(if: "1 == 1")),
    element("alpha colors font", Text().alpha(0.5).colors(text: .init(0)).font(isBold: true)),
    element(
      "isAccessibilityElement accessibilityElements",
      Other().accessibilityElement().accessibilityElements(["a"])),
    element(
      "size position layout", Other().size(width: 1).position(x: 1).layout(.horizontal)),
    element("forEach as", Cell().forEach("items", as: "row")),
    element("unordered", Cell().forEach("items").unordered()),
    element(
      "style options", DatePicker().style(.wheels).options("a", "b")),
    element("range refreshing", Slider().range(to: 2).refreshing(if: "1 == 1")),
    element(
      "menu leading trailing",
      Cell().menu(Command("a")).leading(Command("b")).trailing(Command("c"))),
    element(
      "on scrollTo animation",
      Button().onTap("GO").scrollTo(.fails).animated(.seconds(1), fromX: 1)),
    element(
      "realises columns sections",
      CollectionView().realises(.all).columns(2).sections { Section { Cell() } }),
    element("children", Other { Text("a") }),
    part(
      "colors", "text background", at: "colors", Text().colors(text: .init(0), background: .init(1))
    ),
    part(
      "font", "size bold scales", at: "font", Text().font(size: 9, isBold: true, scales: false)),
    part("size", "width height", at: "size", Other().size(width: 1, height: 2)),
    part("position", "x y", at: "position", Other().position(x: 1, y: 2)),
    part(
      "animation", "duration from repeats", at: "animation",
      Other().animated(.seconds(1), fromX: 1, repeating: true)),
    part("start", "x y", at: "animation/from", Other().animated(.seconds(1), fromX: 1, fromY: 2)),
    part(
      "gestureEvent", "event data", at: "on/tap", Button().onTap("GO", data: ["a": "count"])),
    part("indexPath", "indexPath unique", at: "identifier", Cell(.indexPath("a", unique: "b"))),
    part("boundText", "bind format", at: "label", Text(.formatted("count", .number))),
    part(
      "tableText", "string with", at: "label", Text(.string(key: "title", with: ["a": "count"]))),
  ]

  static let controls: [BuilderRow] = [
    part("range", "from to step", at: "range", Stepper().range(from: 1, to: 3, step: 2)),
    part(
      "command", "label identifier event data", at: "menu/0",
      Button().menu(Command("a", id: "b", raises: "GO", data: ["c": "count"]))),
    part(
      "typing", "keyboard returnKey capitalization maxLength accessory dismissesOnDrag",
      at: "typing",
      TextField().keyboard(.numberPad).returnKey(.done).capitalization(.words).maxLength(3)
        .accessory().dismissesKeyboardOnDrag()),
    part(
      "choice", "forEach as cases", at: "", OneOf(forEach: "items", as: "row") { Case { Cell() } }),
    part(
      "choiceCase", "when show", at: "cases/0", OneOf { Case("1 == 1") { Cell() } }),
    part(
      "section", "forEach as hidden header rows footer", at: "sections/0",
      Table().sections {
        Section(header: Text("a"), footer: Text("b")) { Cell() }
          .forEach("items", as: "row").hidden(if: "1 == 1")
      }),
    law("uniform", .uniform(from: .seconds(1), through: .seconds(2))),
    law("normal", .normal(mean: .seconds(1), deviation: .seconds(1))),
    law("logNormal", .logNormal(median: .seconds(1), sigma: 1)),
    law("exponential", .exponential(mean: .seconds(1))),
    law("empirical", .empirical([.seconds(1)])),
    law("mixture", mixture),
    law(
      "normal", "mean deviation", at: "normal", .normal(mean: .seconds(1), deviation: .seconds(1))),
    law("logNormal", "median sigma", at: "logNormal", .logNormal(median: .seconds(1), sigma: 1)),
    law("exponential", "mean", at: "exponential", .exponential(mean: .seconds(1))),
    law(
      "empirical", "samples interpolated", at: "empirical",
      .empirical([.seconds(1), .seconds(2)], isInterpolated: true)),
    law("mixturePart", "weight latency", at: "mixture/0", mixture),
  ]

  private static let mixture: LatencyDistribution = .mixture([
    WeightedLatency(weight: 1, .fixed(.seconds(1)))
  ])

  /// The law of a delay; a fixed one of a loader is a word alone.
  private static func law(_ key: String, _ law: LatencyDistribution) -> BuilderRow {
    BuilderRow("screen/law", key, "", written(law))
  }

  private static func law(
    _ object: String, _ keys: String, at path: String, _ law: LatencyDistribution
  ) -> BuilderRow {
    BuilderRow("screen/" + object, keys, path, written(law))
  }

  private static func written(_ law: LatencyDistribution) -> JSONNode {
    FileValue.latency.write(law) ?? JSONNode(.null)
  }
}
