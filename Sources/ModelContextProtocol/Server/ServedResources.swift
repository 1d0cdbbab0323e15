import FoundationEssentials
import PredicateFormat
import ServedSessions
import SimulatedApp

/// What agents can read of the apps: their screens and routes; and articles.
struct ServedResources {
  let apps: ServedApps

  private static let scheme = "rehearsal://"
  private static let articles = [
    (
      "serving-agents", "Serve apps to agents",
      String(decoding: PackageResources.ServingAgents_md, as: UTF8.self)
    )
  ]
  /// The most resources in one answer, which says where the next one begins.
  static let listLimit = 1_000

  // MARK: - Lists

  /// The routes and screens of all apps, and the articles, from where the last answer ended.
  func list(from cursor: JSONNode?) throws(RPCFault) -> JSONNode {
    let nodes = all
    var start = 0
    if let cursor {
      guard case .string(let text) = cursor.kind, let place = Int(text),
        nodes.indices.contains(place)
      else {
        throw RPCFault(.invalidParams, "The cursor does not come from resources/list.")
      }
      start = place
    }
    let rest = nodes[start...]
    var page = JSONMembers()
    page.add("resources", JSONNode(.array(Array(rest.prefix(Self.listLimit)))))
    if rest.count > Self.listLimit { page.add("nextCursor", String(start + Self.listLimit)) }
    return page.node
  }

  private var all: [JSONNode] {
    var nodes = Self.articles.map { name, title, _ in
      Self.node("articles/" + name, title, "text/markdown")
    }
    for app in apps.all {
      nodes.append(
        Self.node("routes/\(app.name)", "Routes of \(app.name)", "text/vnd.mermaid"))
      for screen in screens(of: app) {
        nodes.append(
          Self.node(
            "screens/\(app.name)/\(screen)", "Screen \(screen) of \(app.name)", "application/json"))
      }
    }
    return nodes
  }

  /// The addresses of resources, as templates.
  var templates: JSONNode {
    let templates = [
      ("screens/{app}/{screen}", "A screen of an app", "application/json"),
      ("routes/{app}", "The routes between the screens of an app", "text/vnd.mermaid"),
    ]
    return .only(
      "resourceTemplates",
      JSONNode(.array(templates.map { Self.node($0, $1, $2, address: "uriTemplate") })))
  }

  private static func node(
    _ path: String, _ title: String, _ type: String, address: String = "uri"
  ) -> JSONNode {
    var members = JSONMembers()
    members.add(address, scheme + path)
    members.add("name", path)
    members.add("title", title)
    members.add("mimeType", type)
    return members.node
  }

  private func screens(of app: ServedApp) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: app.folder)) ?? []
    return names.filter(AppFileName.isRead).map { String($0.dropLast(AppFileName.ending.count)) }
      .sorted()
  }

  // MARK: - Reading

  /// The text of a resource, as `resources/read` has it.
  func read(_ address: String) throws(RPCFault) -> JSONNode {
    let (text, type) = try content(of: address)
    var content = JSONMembers()
    content.add("uri", address)
    content.add("mimeType", type)
    content.add("text", text)
    return .only("contents", JSONNode(.array([content.node])))
  }

  private func content(of address: String) throws(RPCFault) -> (text: String, type: String) {
    let path = address.hasPrefix(Self.scheme) ? address.dropFirst(Self.scheme.count) : ""
    let parts = path.split(separator: "/").map(String.init)
    switch parts.first {
    case "articles":
      guard let article = Self.articles.first(where: { [$0.0] == Array(parts.dropFirst()) }) else {
        break
      }
      return (article.2, "text/markdown")
    case "routes":
      let app = try app(named: parts.dropFirst().joined(separator: "/"))
      return (
        RouteGraphFormat.mermaid.text(of: RouteGraph(try definition(of: app))), "text/vnd.mermaid"
      )
    case "screens" where parts.count > 2:
      let app = try app(named: parts.dropFirst().dropLast().joined(separator: "/"))
      return (try screen(parts[parts.count - 1], of: app), "application/json")
    default: break
    }
    throw RPCFault(
      .noResource, "There is no resource \(quoted(address)); resources/list lists them.")
  }

  private func app(named name: String) throws(RPCFault) -> ServedApp {
    do throws(SessionFault) { return try apps.app(named: name) } catch {
      throw RPCFault(.noResource, error.message)
    }
  }

  private func definition(of app: ServedApp) throws(RPCFault) -> AppDefinition {
    do throws(SessionFault) { return try app.definition() } catch {
      throw RPCFault(.noResource, error.description)
    }
  }

  /// The file of a screen; only a name that the folder has is read.
  private func screen(_ name: String, of app: ServedApp) throws(RPCFault) -> String {
    let names = screens(of: app)
    guard names.contains(name),
      let bytes = FileManager.default.contents(
        atPath: "\(app.folder)/\(name)\(AppFileName.ending)"),
      bytes.count <= JSONReader.sizeLimit
    else {
      throw RPCFault(
        .noResource,
        "\(app.name) has no screen \(quoted(name))\(NearestName.hint(for: name, in: names)).")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
