import XCTest

final class RouteTableExampleTests: XCTestCase {
  func testRoutes() { RouteTable.check("app.routes.json") }
}
