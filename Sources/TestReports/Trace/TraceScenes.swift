import AccessibilityTree
import ScreenPictures
import SimulatedApp

/// The distinct screens of a trace, in the order of their first appearance.
struct TraceScenes {
  /// One screen: the numbers of its elements and drawing commands.
  struct Scene: Hashable {
    let width: Int
    let height: Int
    let isDark: Bool
    let elements: [Int32]
    let marks: [Int32]
  }

  /// The texts, elements and drawing commands of all screens.
  var tables = TraceTables()
  /// The screens.
  private(set) var scenes: [Scene] = []
  /// Whether screens were left out because of the size limit.
  private(set) var isFull = false
  private var numbers: [Scene: Int] = [:]
  private var size = 0
  private var last: (snapshot: ElementSnapshot, isDark: Bool, number: Int)?

  /// The most elements and drawing commands of all screens together.
  static let sizeLimit = 24_000_000
  private let sizeLimit: Int

  /// Makes a list without screens.
  init(sizeLimit: Int = Self.sizeLimit) { self.sizeLimit = sizeLimit }

  /// The number of a moment's screen; nil if nothing was shown or the size limit is reached.
  mutating func number(of moment: JournalMoment) -> Int? {
    guard let seen = moment.seen else { return nil }
    if moment.covers.isEmpty, let last, last.snapshot === seen.tree, last.isDark == moment.isDark {
      return last.number
    }
    guard size < sizeLimit else {
      isFull = true
      return nil
    }
    let number = number(of: scene(seen.tree, moment))
    last = moment.covers.isEmpty ? (seen.tree, moment.isDark, number) : nil
    return number
  }

  private mutating func scene(_ tree: ElementSnapshot, _ moment: JournalMoment) -> Scene {
    var elements = tables.numbers(of: 0..<tree.count, in: tree)
    for cover in moment.covers {
      elements += tables.numbers(
        of: cover.snapshot.subtree(of: cover.index), in: cover.snapshot)
    }
    let picture = ScreenPicture(
      of: tree, covers: moment.covers,
      style: PictureStyle(
        isDark: moment.isDark, statusBarHeight: Int(moment.profile.topInset),
        hasHomeIndicator: moment.profile.bottomInset > 0))
    return Scene(
      width: Int(picture.width), height: Int(picture.height), isDark: moment.isDark,
      elements: elements, marks: tables.numbers(of: picture.drawing))
  }

  private mutating func number(of scene: Scene) -> Int {
    if let known = numbers[scene] { return known }
    let number = scenes.count
    scenes.append(scene)
    numbers[scene] = number
    size += scene.elements.count + scene.marks.count
    return number
  }
}
