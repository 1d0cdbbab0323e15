/// The keys of every kind of object that files hold, in the order in which they are written.
///
/// The reader refuses all others, the writer keeps this order, and the schemas list the same.
enum FileKeys {
  /// A pointer for editors, which the reader passes over.
  static let schema = "$schema"

  static let app = [
    schema, "name", "bundleIdentifier", "device", "coordinator", "coordinators", "loaders",
    "deepLinks", "strings", "language", "defaults", "context", "keychain", "files",
    "pasteboard", "accounts", "toggles", "experiments", "commands", "animationsOff", "permissions",
    "interruptions", "onStart", "terminates", "variants", "otherApps", "stubs",
  ]
  static let stubs = ["default"]
  static let coordinatorChoice = ["argument", "default"]
  static let coordinator = ["root", "container", "tabs", "marker", "with", "transition"]
  static let tab = ["label", "identifier", "badge", "root"]
  static let loader = ["latency", "failureRate", "result", "error", "request"]
  static let requestVariant = ["method", "url", "query", "headers", "body", "result"]
  static let request = requestVariant + ["timeout"]
  /// A request to one of several back ends.
  static let requestChoice = ["choose", "variants", "timeout"]
  static let deepLink = ["pattern", "coordinator", "push"]

  static let stubFile = [schema, "rules"]
  static let stubRule = [
    "name", "method", "url", "loader", "query", "headers", "body", "where", "answer",
  ]
  static let stubAnswer = [
    "status", "headers", "body", "latency", "throttle", "failure", "times",
  ]
  /// An answer with a file in place of a body.
  static let stubFileAnswer = [
    "status", "headers", "file", "latency", "throttle", "failure", "times",
  ]
  static let droppedConnection = ["droppedAfter"]
  static let networkError = ["error", "code"]
  static let accounts = ["default", "variable", "states"]
  static let account = ["when", "values"]
  static let toggles = ["enabledVariable", "disabledVariable", "infoVariable", "features"]
  static let toggle = ["enabled", "info"]
  static let experiments = ["loader", "waitVariable", "values"]
  /// Something that a test can tell the app to do.
  static let appCommand = ["parameters", "event", "actions"]
  static let parameter = ["type", "default"]

  static let screen = [
    schema, "title", "root", "context", "view", "on", "barItems", "modal", "initial", "states",
  ]
  static let state = [
    "entry", "exit", "on", "after", "invoke", "view", "animation", "idle", "initial", "states",
  ]
  static let transition = ["target", "guard", "actions"]
  /// `transitions` stands in place of the other three where several share one delay.
  static let delayedTransition = ["delay"] + transition + ["transitions"]
  static let invocation = ["src", "id", "onDone", "onError", "retry", "cancel"]
  static let retry = ["count", "delay"]

  /// An action is an object with exactly one of these.
  static let action = [
    "assign", "store", "storeInKeychain", "writeFile", "remove", "push", "present", "alert",
    "selectTab", "start", "raise", "focus",
    "busy", "ask", "open", "share", "paste", "copy", "track", "draw", "crash",
  ]
  /// Actions that are a word alone.
  static let actionWords = ["pop", "popToRoot", "dismiss", "savePassword"]
  static let push = ["screen", "with"]
  static let present = ["screen", "style", "detents", "grabber", "with"]
  static let raise = ["event", "after"]
  static let ask = ["resource", "message", "event"]
  static let share = ["text", "event"]
  static let track = ["event", "with"]
  static let draw = ["key", "below"]
  static let interruption = ["at", "alert", "banner", "kill"]
  static let startItem = ["when", "once", "present", "alert"]
  static let variants = ["argument"]
  static let banner = ["title", "message", "link", "for"]
  static let alert = ["title", "message", "style", "buttons"]
  static let alertButton = ["label", "event", "role"]

  static let element = [
    "type", "identifier", "label", "title", "value", "placeholder", "traits", "enabled", "selected",
    "hidden", "alpha", "colors", "font", "isAccessibilityElement", "accessibilityElements", "size",
    "position", "layout", "binds", "typing", "forEach", "as", "unordered", "style", "options",
    "range",
    "refreshing", "menu", "leading", "trailing", "on", "scrollTo", "animation", "realises",
    "sections", "children",
  ]
  /// A choice between kinds of element, which stands in the place of an element.
  static let choice = ["forEach", "as", "cases"]
  /// The use of a component, which stands in the place of an element.
  static let use = ["component", "with"]
  static let component = [schema, "parameters", "element"]
  static let choiceCase = ["when", "show"]
  static let section = ["forEach", "as", "hidden", "header", "rows", "footer"]
  static let range = ["from", "to", "step"]
  /// A button of a menu or of a swiped cell.
  static let command = ["label", "identifier", "event", "data"]
  static let size = ["width", "height"]
  static let position = ["x", "y"]
  static let colors = ["text", "background"]
  static let font = ["size", "bold", "scales"]
  static let typing = [
    "keyboard", "returnKey", "capitalization", "maxLength", "accessory", "dismissesOnDrag",
  ]
  static let gesture = ["event", "data"]
  static let animation = ["duration", "from", "repeats"]
  /// A text is a string or an object with exactly one of these.
  static let text = ["bind", "string"]
  /// An expression, and how its value is written.
  static let boundText = ["bind", "format"]
  /// A key of the string tables, and the arguments of its words.
  static let tableText = ["string", "with"]
  /// A text with its place among sections and rows, which has one more key than the others.
  static let indexPath = ["indexPath", "unique"]

  /// A latency is a duration or an object with exactly one of these.
  static let latency = [
    "fixed", "uniform", "normal", "logNormal", "exponential", "empirical", "mixture",
  ]
  static let normal = ["mean", "deviation"]
  static let logNormal = ["median", "sigma"]
  static let exponential = ["mean"]
  static let mixturePart = ["weight", "latency"]
  static let empirical = ["samples", "interpolated"]
}
