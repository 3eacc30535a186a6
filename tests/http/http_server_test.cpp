// SPDX-License-Identifier: MIT
// The server over loopback: what clients receive, however well or badly they behave.
#include "online/server/http_server.h"

#include <gtest/gtest.h>

#include <future>

#include "http/client.h"

namespace parlor::tests {
namespace {

using server::Files;
using server::HttpServer;
using server::ServerOptions;
using server::Site;
using std::chrono::milliseconds;

const std::string& large_file() {
    static const std::string content(8U << 20U, 'x');
    return content;
}

class Http : public testing::Test {
protected:
    void start(ServerOptions options = {}) {
        options.port = 0;
        auto started = HttpServer::start(site_, std::move(options));
        ASSERT_TRUE(started) << started.error().reason;
        server_ = std::move(*started);
    }
    [[nodiscard]] std::uint16_t port() const { return server_->port(); }

    Site site_{Files({{"/index.html", "<html>"},
                      {"/assets/a-1.js", "script"},
                      {"/assets/a-1.js.br", "BR"},
                      {"/large.txt", large_file()}}),
               R"({"status":"ok"})"};
    std::unique_ptr<HttpServer> server_;
};

TEST_F(Http, AnswersWithFilesAndWhatBelongsToThem) {
    start();
    const Reply page = get(port(), "/");
    EXPECT_EQ(page.status, 200);
    EXPECT_EQ(page.body, "<html>");
    EXPECT_EQ(page.field("Content-Length"), "6");
    EXPECT_EQ(page.field("Cache-Control"), "no-cache");
    EXPECT_EQ(page.field("X-Content-Type-Options"), "nosniff");
    EXPECT_NE(page.field("Content-Security-Policy"), "");
    EXPECT_TRUE(page.field("Date").ends_with(" GMT"));
    EXPECT_EQ(get(port(), "/large.txt").body, large_file());
    EXPECT_EQ(get(port(), "/none.js").status, 404);
    EXPECT_EQ(get(port(), "/../../etc/passwd").status, 404);
    EXPECT_EQ(get(port(), "/health").body, R"({"status":"ok"})");
}

TEST_F(Http, AnswersWithTheCompressedFormAndWithNothingWhereNothingChanged) {
    start();
    const Reply script = get(port(), "/assets/a-1.js", "Accept-Encoding: gzip, br\r\n");
    EXPECT_EQ(script.field("Content-Encoding"), "br");
    EXPECT_EQ(script.body, "BR");
    const std::string tag = get(port(), "/").field("ETag");
    const Reply known = get(port(), "/", "If-None-Match: " + tag + "\r\n");
    EXPECT_EQ(known.status, 304);
    EXPECT_EQ(known.field("Content-Length"), "");
    EXPECT_EQ(known.field("ETag"), tag);
}

TEST_F(Http, KeepsTheConnectionForRequestsThatComeInARow) {
    start();
    Client client(port());
    client.send("HEAD / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_EQ(client.receive(false).field("Content-Length"), "6");
    EXPECT_EQ(client.receive().body, "<html>");
    client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc");
    const Reply refused = client.receive();
    EXPECT_EQ(refused.status, 405);
    EXPECT_EQ(refused.field("Allow"), "GET, HEAD");
    client.send("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    EXPECT_EQ(client.receive().status, 200);
    EXPECT_TRUE(client.is_ended());
}

// What is sent, and the status that is answered before the connection is ended.
void expect_refusal(std::uint16_t port, const std::string& request, int status) {
    Client client(port);
    client.send(request);
    const Reply reply = client.receive();
    EXPECT_EQ(reply.status, status) << request.substr(0, 60);
    EXPECT_EQ(reply.field("Cache-Control"), "no-store");
    EXPECT_TRUE(client.is_ended());
}

TEST_F(Http, RefusesWhatIsMalformedOrTooLarge) {
    start();
    expect_refusal(port(), "garbage\r\n\r\n", 400);
    expect_refusal(port(), "GET /\r\n\r\n", 400);
    expect_refusal(port(), "GET / HTTP/1.1\r\n\r\n", 400);
    expect_refusal(port(), "GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n", 400);
    expect_refusal(port(), "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n", 400);
    expect_refusal(port(), std::string("\0\x16\x03\x01\x02\0", 6) + "\r\n\r\n", 400);
    const std::string long_field = "X: " + std::string(40000, 'x') + "\r\n";
    expect_refusal(port(), "GET / HTTP/1.1\r\nHost: x\r\n" + long_field + "\r\n", 431);
    expect_refusal(port(), "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n", 413);
    EXPECT_EQ(get(port(), "/").status, 200);
}

// Two requests to one who reads, one to another: the second is never answered.
TEST_F(Http, RefusesWhatOthersMayReadDifferently) {
    start();
    const std::string smuggled = "GET /health HTTP/1.1\r\nHost: x\r\n\r\n";
    const std::string head = "POST /api/me HTTP/1.1\r\nHost: x\r\n";
    for (const std::string encoding :
         {"xchunked", "identity", "chunked, identity", "gzip, chunked", "chunked, chunked", ""}) {
        expect_refusal(port(), head + "Transfer-Encoding: " + encoding + "\r\n\r\n" + smuggled,
                       400);
    }
    const std::string chunks = "0\r\n\r\n" + smuggled;
    expect_refusal(port(),
                   head + "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n" + chunks, 400);
    expect_refusal(port(),
                   head + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks, 400);
    expect_refusal(
        port(), head + "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n" + chunks,
        400);
    expect_refusal(port(), head + "Content-Length: 0\r\nContent-Length: 5\r\n\r\n", 400);
    expect_refusal(port(), head + "Host: y\r\n\r\n", 400);
    expect_refusal(port(), head + "Origin: http://x\r\nOrigin: http://y\r\n\r\n", 400);
    for (const std::string folded : {"X: a\r\n b\r\n", "X: a\r\n\tb\r\n", "X:\r\n \r\n",
                                     " X: a\r\n", "X: a\r\n Content-Length: 5\r\n"}) {
        expect_refusal(port(), "GET / HTTP/1.1\r\n" + folded + "Host: x\r\n\r\n" + smuggled, 400);
        expect_refusal(port(), "GET / HTTP/1.1\r\nHost: x\r\n" + folded + "\r\n" + smuggled, 400);
    }
    Client client(port());
    client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 8\r\n\r\n\r\n a\r\n\tb");
    EXPECT_EQ(client.receive().status, 405) << "a body is no header";
    client.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: CHUNKED\r\n\r\n0\r\n\r\n");
    EXPECT_EQ(client.receive().status, 405);
}

TEST_F(Http, RefusesAddressesThatAreNoText) {
    start();
    expect_refusal(port(), "GET /api/tables/\xff\xfe/record HTTP/1.1\r\nHost: x\r\n\r\n", 400);
    expect_refusal(port(), "GET /\xc3 HTTP/1.1\r\nHost: x\r\n\r\n", 400);
    EXPECT_EQ(get(port(), "/\xc3\xb1").status, 404);
}

TEST_F(Http, CutsOffWhoSaysNothing) {
    ServerOptions options;
    options.limits.to_ask = milliseconds(50);
    start(options);
    Client silent(port());
    Client slow(port());
    slow.send("GET / HTT");
    EXPECT_TRUE(silent.is_ended());
    EXPECT_TRUE(slow.is_ended());
}

TEST_F(Http, CutsOffWhoDoesNotTakeWhatItAskedFor) {
    ServerOptions options;
    options.limits.to_ask = milliseconds(50);
    options.limits.slowest_bytes = 64U << 20U;
    start(options);
    Client client(port(), 4096);
    client.send("GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n");
    Client meanwhile(port());
    EXPECT_TRUE(meanwhile.is_ended());
    EXPECT_LT(client.receive().body.size(), large_file().size());
}

TEST_F(Http, LetsInSoManyOfAnAddress) {
    ServerOptions options;
    options.clients_an_address = 2;
    std::promise<std::string> refused;
    options.log_refused = [&, told = false](const std::string& reason) mutable {
        if (!std::exchange(told, true)) refused.set_value(reason);
    };
    start(options);
    auto first = std::make_unique<Client>(port());
    const Client second(port());
    Client third(port());
    EXPECT_TRUE(third.is_ended());
    EXPECT_EQ(refused.get_future().get(), "too many clients");
    first.reset();
    // Its place is given back when the server has seen that it went.
    int status = 0;
    for (int i = 0; i < 1000 && status != 200; ++i) status = get(port(), "/").status;
    EXPECT_EQ(status, 200);
}

TEST_F(Http, AnswersManyOnSeveralThreads) {
    ServerOptions options;
    options.threads = 3;
    start(options);
    const auto ask_often = [this] {
        int answered = 0;
        for (int i = 0; i < 50; ++i) answered += get(port(), "/").body == "<html>" ? 1 : 0;
        return answered;
    };
    std::vector<std::future<int>> all(4);
    for (auto& each : all) each = std::async(std::launch::async, ask_often);
    for (auto& each : all) EXPECT_EQ(each.get(), 50);
}

TEST_F(Http, FinishesWhatIsBeingSentAndLetsNobodyElseIn) {
    start();
    Client idle(port());
    Client client(port(), 4096);
    client.send("GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n");
    // Answered after the large file was begun: there is one thread.
    EXPECT_EQ(get(port(), "/").status, 200);
    const auto finished = std::async(std::launch::async, [this] { server_->finish(); });
    EXPECT_TRUE(idle.is_ended());
    EXPECT_EQ(client.receive().body.size(), large_file().size());
    EXPECT_TRUE(client.is_ended());
    finished.wait();
    EXPECT_THROW(Client{port()}, std::runtime_error);
}

TEST_F(Http, DoesNotWaitForeverInTheEnd) {
    ServerOptions options;
    options.limits.to_finish = milliseconds(50);
    start(options);
    Client client(port(), 4096);
    client.send("GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_EQ(get(port(), "/").status, 200);
    server_->finish();
    EXPECT_LT(client.receive().body.size(), large_file().size());
}

TEST_F(Http, TellsTheLogWhatItAnswered) {
    std::promise<std::string> told;
    ServerOptions options;
    options.log = [&told](const server::HttpRequest& request, int status) {
        told.set_value(std::string(request.target) + " " + std::to_string(status));
    };
    start(options);
    get(port(), "/none.js?x");
    EXPECT_EQ(told.get_future().get(), "/none.js?x 404");
}

TEST_F(Http, SaysWhyItCannotListen) {
    using Fault = server::ListenError::Fault;
    start();
    const auto fault = [this](ServerOptions options) {
        return HttpServer::start(site_, std::move(options)).error().fault;
    };
    EXPECT_EQ(fault({.port = port()}), Fault::PortTaken);
    EXPECT_EQ(fault({.host = "nowhere"}), Fault::BadHost);
    EXPECT_EQ(fault({.host = "192.0.2.1"}), Fault::BadHost);
    EXPECT_EQ(name(Fault::PortTaken), "port_taken");
}

}  // namespace
}  // namespace parlor::tests
