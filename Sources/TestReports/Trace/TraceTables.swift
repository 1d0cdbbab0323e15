import AccessibilityTree
import ScreenPictures

/// The texts, elements and drawing commands of a trace, each stored once under a number.
struct TraceTables {
  /// One element, with the numbers of its texts; -1 for an absent text.
  struct Element: Hashable {
    let type: UInt8
    let depth: Int
    let frame: ElementFrame
    let texts: [Int32]
    let flags: UInt16
    /// The number of the names of its traits.
    let traits: Int32
  }

  /// The texts; the first one is empty.
  private(set) var texts = [""]
  private(set) var elements: [Element] = []
  /// The drawing commands.
  private(set) var marks: [DrawingList.Entry] = []
  private var textNumbers: [String: Int32] = ["": 0]
  private var traitNumbers: [UInt64: Int32] = [:]
  private var elementNumbers: [Element: Int32] = [:]
  private var markNumbers: [DrawingList.Entry: Int32] = [:]

  /// The number of a text; -1 for none.
  mutating func number(of text: String?) -> Int32 {
    guard let text else { return -1 }
    if let known = textNumbers[text] { return known }
    let number = Int32(texts.count)
    texts.append(text)
    textNumbers[text] = number
    return number
  }

  /// The numbers of a snapshot's elements in a range.
  mutating func numbers(of range: Range<Int>, in snapshot: ElementSnapshot) -> [Int32] {
    range.map { number(of: snapshot[$0]) }
  }

  /// The numbers of a picture's drawing commands.
  mutating func numbers(of drawing: DrawingList) -> [Int32] {
    drawing.entries.map { entry in
      if let known = markNumbers[entry] { return known }
      let number = Int32(marks.count)
      marks.append(entry)
      markNumbers[entry] = number
      return number
    }
  }

  private mutating func number(of traits: ElementTraits) -> Int32 {
    if let known = traitNumbers[traits.rawValue] { return known }
    let number = number(of: traits.names.joined(separator: ", "))
    traitNumbers[traits.rawValue] = number
    return number
  }

  private mutating func number(of view: ElementView) -> Int32 {
    let element = Element(
      type: view.type.rawValue, depth: view.snapshot.depth(of: view.index), frame: view.frame,
      texts: [
        number(of: view.identifier), number(of: view.label), number(of: view.title),
        number(of: view.value), number(of: view.placeholderValue),
      ], flags: view.flags.rawValue,
      traits: number(of: view.traits))
    if let known = elementNumbers[element] { return known }
    let number = Int32(elements.count)
    elements.append(element)
    elementNumbers[element] = number
    return number
  }
}
