import AccessibilityTree
import AppModel
import LocatedJSON

extension FileValue where Value == ElementDefinition {
  /// An element, or a choice between elements, with everything below it.
  static var element: FileValue {
    FileValue(
      schema: { document in
        [
          "anyOf": [
            ElementDefinition.fileFormat.reference(&document),
            ElementDefinition.choice.reference(&document),
            ElementDefinition.component(&document),
            ElementDefinition.shortSchema(&document),
            ElementDefinition.namedComponent(&document),
            .described("The text of a static text.", ["type": "string"]),
          ]
        ]
      },
      read: { cursor in
        cursor.node.member("cases") == nil
          ? ElementDefinition.fileFormat.read(cursor) : ElementDefinition.choice.read(cursor)
      },
      write: { ($0.isChoice ? ElementDefinition.choice : ElementDefinition.fileFormat).write($0) }
    ).defined(
      "anyElement", "An element, a choice between kinds of element, or the use of a component.")
  }
}

extension FileValue where Value == [ElementDefinition] {
  static var elements: FileValue {
    list(.element, "a list of elements").defined("elements", "Elements, the first at the start.")
  }
}

extension ElementDefinition {
  static let fileFormat = FileObject(
    "element", "An element of a view.", expects: "an element: an object with the key \"type\"",
    usual: ElementDefinition(.other), dependents: ["as": "forEach", "unordered": "forEach"],
    short: shortKeys
  ) {
    FileField("type", \.type, .elementType, "The type, as Apple names it.", .required)
    wordsFields
    FileField("traits", \.traits, .traits, "Traits besides those of the type.")
    FileField("enabled", \.isEnabled, .condition, "Whether it responds to touches.")
    FileField("selected", \.isSelected, .condition, "Whether it is selected.")
    FileField(
      "marks", \.marks, .list(.word("mark"), "a list of marks"),
      "States that the model does not compute.")
    FileField(
      "hidden", \.isHidden, .condition, "Whether it is left out of the tree, with its descendants.")
    FileField(
      "alpha", \.alpha, .number(in: 0...1, "an opacity from 0 to 1"),
      "The opacity; below 0.01 it is left out of the tree, with its descendants.")
    lookFields
    accessibilityFields
    placeFields
    FileField("binds", \.binding, .name("a context key"), "The context key it reads and writes.")
    FileField(
      "typing", \.typing, .object(TypingDefinition.fileFormat), "How text is typed into a field.")
    repetitionFields
    FileField(
      "unordered", \.isUnordered, .bool, "Whether the items may come in any order.")
    controlFields
    FileField("on", \.gestures, .gestures, "Events that gestures raise.")
    FileField(
      "scrollTo", \.scrollAnswer, .word("answer"), "What scrolling to the element does.")
    FileField("animation", \.animation, .animation, "How it moves into place.")
    FileField(
      "realises", \.container.realises, .word("answer"),
      "Which cells of a container that scrolls are in the tree.")
    FileField(
      "sections", \.container.sections,
      .list(.object(SectionDefinition.fileFormat), "a list of sections"),
      "The sections of a list.")
    FileField(
      "known", \.known, .word("kind of knowledge"),
      "Whether it is drafted, or confirmed by a recording.")
    FileField("children", \.children, .elements, "The child elements.")
  }

  static let choice = FileObject(
    "choice", "Several elements; the first whose case is true is shown.",
    expects: "a choice: an object with the key \"cases\"", usual: ElementDefinition(.other),
    dependents: ["as": "forEach"], rule: FileRule { _, element in element.isChoice }
  ) {
    repetitionFields
    FileField("cases", \.container.cases, .cases, "The cases, in order.", .essential)
  }

  @FileFields<ElementDefinition> private static var wordsFields: [FileField<ElementDefinition>] {
    FileField("identifier", \.identifier, .text, "The accessibility identifier.")
    FileField("label", \.label, .text, "The accessibility label.")
    FileField("title", \.title, .text, "The title, which iOS leaves empty.")
    FileField("value", \.value, .text, "The value.")
    FileField("placeholder", \.placeholder, .text, "The placeholder of an empty field.")
  }

  @FileFields<ElementDefinition> private static var lookFields: [FileField<ElementDefinition>] {
    FileField.group("colors", colors)
    FileField("font", \.look.font, .object(ElementLook.Font.fileFormat), "The font, for audits.")
  }

  @FileFields<ElementDefinition> private static var accessibilityFields:
    [FileField<ElementDefinition>]
  {
    FileField(
      "isAccessibilityElement", \.isAccessibilityElement, .bool,
      "True leaves its descendants out of the tree, false the element itself.")
    FileField(
      "accessibilityElements", \.accessibilityElements,
      .list(.name("an identifier"), "a list of identifiers"),
      "Identifiers of the descendants that replace the children.")
  }

  @FileFields<ElementDefinition> private static var placeFields: [FileField<ElementDefinition>] {
    FileField.group("size", size)
    FileField.group("position", position)
    FileField("layout", \.layout, .word("layout"), "How the children are laid out.")
    FileField(
      "columns", \.container.columns,
      .integer(
        in: 1...ContainerDefinition.columnLimit,
        "a number of columns from 1 to \(ContainerDefinition.columnLimit)"),
      "How many equal columns the children fill, row by row.")
  }

  @FileFields<ElementDefinition> private static var repetitionFields: [FileField<ElementDefinition>]
  {
    FileField("forEach", \.forEach, .expression, "A list: one element is made for each item.")
    FileField(
      "as", \.writtenItemName, .name("a name for the item"), "The name of the item; usually item.")
  }

  @FileFields<ElementDefinition> private static var controlFields: [FileField<ElementDefinition>] {
    FileField(
      "style", \.control.style, .word("style"), "The style of a control whose type has several.")
    FileField("options", \.control.options, .options, "The options.")
    FileField(
      "range", \.control.range, .object(ControlRange.fileFormat), "The range of its numbers.")
    FileField(
      "refreshing", \.control.isRefreshing, .condition, "Whether it shows that it is refreshing.")
    FileField("menu", \.control.menu, .commands, "The buttons of its menu.")
    FileField("leading", \.control.leading, .commands, "Buttons that a swipe to the right shows.")
    FileField("trailing", \.control.trailing, .commands, "Buttons that a swipe to the left shows.")
  }

  private static let colors = FileObject(
    "colors", "The colours of a text and of what is behind it, for audits.",
    expects: "an object of colours", usual: ElementDefinition(.other)
  ) {
    FileField("text", \.look.text, .color, "The colour of the text.")
    FileField("background", \.look.background, .color, "The colour behind it.")
  }

  private static let size = FileObject(
    "size", "A size in points.", expects: "a size", usual: ElementDefinition(.other)
  ) {
    FileField("width", \.placement.width, .length("a width in points"), "Its width.")
    FileField("height", \.placement.height, .length("a height in points"), "Its height.")
  }

  private static let position = FileObject(
    "position", "A place in the parent, in points.", expects: "a position",
    usual: ElementDefinition(.other)
  ) {
    FileField("x", \.placement.x, .distance, "From the left of the parent.")
    FileField("y", \.placement.y, .distance, "From the top of the parent.")
  }

  /// The use of a component, which ``ComponentExpander`` replaces with an element.
  fileprivate static func component(_ document: inout SchemaDocument) -> JSONNode {
    document.reference("component") { document in
      [
        "description": "The element of a file in Components.", "type": "object",
        "properties": [
          "component": ["description": "The file's name.", "type": "string", "minLength": 1],
          "with": .described(
            "Values by parameter.", ["type": "object", "additionalProperties": true]),
        ], "required": ["component"], "additionalProperties": false,
      ]
    }
  }
}

/// Something that can be made once for each item of a list.
private protocol Repeated {
  var forEach: String? { get }
  var itemName: String { get set }
}

extension Repeated {
  /// The name of the item, if it is not the default.
  fileprivate var writtenItemName: String? {
    get { forEach == nil || itemName == "item" ? nil : itemName }
    set { itemName = newValue ?? "item" }
  }
}

extension ElementDefinition: Repeated {}
extension SectionDefinition: Repeated {}

extension SectionDefinition {
  fileprivate static let fileFormat = FileObject(
    "section", "Rows between a header and a footer, with their index paths.",
    expects: "a section", usual: SectionDefinition(), dependents: ["as": "forEach"]
  ) {
    FileField("forEach", \.forEach, .expression, "A list: one section is made for each item.")
    FileField(
      "as", \.writtenItemName, .name("a name for the item"), "The name of the item; usually item.")
    FileField(
      "hidden", \.isHidden, .condition, "Whether it is left out of the tree and of index paths.")
    FileField("header", \.header, .element, "The header above the rows.")
    FileField("rows", \.rows, .elements, "The rows.")
    FileField("footer", \.footer, .element, "The footer below the rows.")
  }
}

extension CaseDefinition {
  fileprivate static let fileFormat = FileObject(
    "choiceCase", "One kind of element of a choice.",
    expects: "a case: an object with the key \"show\"",
    usual: CaseDefinition(show: ElementDefinition(.other))
  ) {
    FileField("when", \.when, .predicate, "A predicate; without one the case is always true.")
    FileField("show", \.element, .element, "The element to show.", .essential)
  }
}

extension FileValue where Value == [CaseDefinition] {
  fileprivate static var cases: FileValue {
    FileValue(
      schema: {
        ["type": "array", "items": CaseDefinition.fileFormat.reference(&$0), "minItems": 1]
      },
      read: { cursor in
        let list = cursor.list("a list of cases")
        if list?.isEmpty == true { cursor.fault("expected a list of cases, found an empty one") }
        return list?.compactMap(CaseDefinition.fileFormat.read)
      }, write: { JSONNode(.array($0.map(CaseDefinition.fileFormat.write))) })
  }
}

extension FileValue where Value == Double {
  fileprivate static func length(_ wanted: String) -> FileValue {
    number(in: 0...ElementDefinition.pointsLimit, wanted)
  }

  fileprivate static var distance: FileValue {
    let limit = ElementDefinition.pointsLimit
    return number(in: -limit...limit, "a distance in points")
  }
}

extension FileValue where Value == ElementType {
  fileprivate static var elementType: FileValue {
    let names = ElementType.allCases.filter { $0 != .any }.map(\.caseName)
    return FileValue(
      schema: { _ in .words(names) },
      read: { cursor in
        guard let name = cursor.string("an element type") else { return nil }
        if let type = ElementType(name: name), type != .any { return type }
        cursor.unknown("element type", name, among: names)
        return nil
      }, write: { .text($0.caseName) })
  }
}

extension FileValue where Value == ElementTraits {
  fileprivate static var traits: FileValue {
    let names = ElementTraits.named.map(\.name)
    return FileValue(
      schema: { _ in ["type": "array", "items": .words(names)] },
      read: { cursor in
        var traits: ElementTraits = []
        for cursor in cursor.list("a list of traits") ?? [] {
          guard let name = cursor.string("a trait") else { continue }
          guard let trait = ElementTraits(name: name) else {
            cursor.unknown("trait", name, among: names)
            continue
          }
          traits.insert(trait)
        }
        return traits
      }, write: { JSONNode(.array($0.names.map(JSONNode.text))) })
  }
}
